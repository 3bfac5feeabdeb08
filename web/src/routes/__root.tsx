import { createRootRouteWithContext, lazyRouteComponent, Outlet } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { Announcer } from "../components/announcer.tsx";
import { ToastHost } from "../components/toast-host.tsx";
import { CallBackGate } from "../features/landing/call-back-gate.tsx";
import { NotificationsGate } from "../features/notifications/notifications-gate.tsx";
import { ErrorScreen } from "../features/shell/error-screen.tsx";
import { Keyboard } from "../features/shell/keyboard.tsx";
import { useNewVersion } from "../features/shell/use-new-version.ts";
import { useSessionEnd } from "../features/shell/use-session-end.ts";
import { useDocumentTitle } from "../lib/page-title.ts";
import { useConfig } from "../lib/queries.ts";
import type { RouterContext } from "../lib/router-context.ts";

const DeveloperGate = lazy(async () => ({
  default: (await import("../features/developer/developer-gate.tsx")).DeveloperGate,
}));

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  errorComponent: ErrorScreen,
  notFoundComponent: lazyRouteComponent(
    () => import("../features/shell/not-found-screen.tsx"),
    "NotFoundScreen",
  ),
});

function Root() {
  const controls = useConfig()?.controls === true;
  useDocumentTitle();
  useSessionEnd();
  useNewVersion();
  return (
    <>
      <Outlet />
      <Announcer />
      <ToastHost />
      <CallBackGate />
      <Keyboard />
      <NotificationsGate />
      {controls && (
        <Suspense>
          <DeveloperGate />
        </Suspense>
      )}
    </>
  );
}
