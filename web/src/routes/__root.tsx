import { createRootRouteWithContext, lazyRouteComponent, Outlet } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { Announcer } from "../components/message/announcer.tsx";
import { ToastHost } from "../components/message/toast-host.tsx";
import { ErrorScreen } from "../features/shell/errors/error-screen.tsx";
import { useSessionEnd } from "../features/shell/use-session-end.ts";
import { useIdle } from "../lib/timing/use-idle.ts";
import { useDocumentTitle } from "../lib/address/page-title.ts";
import { useConfig } from "../lib/http/queries.ts";
import type { RouterContext } from "../lib/address/router-context.ts";

const DeveloperGate = lazy(async () => ({
  default: (await import("../features/developer/developer-gate.tsx")).DeveloperGate,
}));

const AfterIdle = lazy(async () => ({ default: (await import("./-after-idle.tsx")).AfterIdle }));

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  errorComponent: ErrorScreen,
  notFoundComponent: lazyRouteComponent(
    () => import("../features/shell/errors/not-found-screen.tsx"),
    "NotFoundScreen",
  ),
});

function Root() {
  const controls = useConfig()?.controls === true;
  const idle = useIdle();
  useDocumentTitle();
  useSessionEnd();
  return (
    <>
      <Outlet />
      <Announcer />
      <ToastHost />
      {idle && (
        <Suspense>
          <AfterIdle />
        </Suspense>
      )}
      {controls && (
        <Suspense>
          <DeveloperGate />
        </Suspense>
      )}
    </>
  );
}
