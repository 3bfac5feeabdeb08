import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { Announcer } from "../components/message/announcer.tsx";
import { ToastHost } from "../components/message/toast-host.tsx";
import { ErrorScreen, NotFoundScreen } from "../features/shell/view/error-screen.tsx";
import { useSessionEnd } from "../features/shell/model/use-session-end.ts";
import { useIdle } from "../lib/timing/use-idle.ts";
import { useDocumentTitle, type RouterContext } from "../lib/address/route.ts";
import { onDialogs, openDialogs } from "../lib/dialogs/dialogs.ts";

/** The page works without this part, which loads when the network lets it. */
const AfterIdle = lazy(async () => {
  for (;;) {
    try {
      return { default: (await import("./-after-idle.tsx")).AfterIdle };
    } catch {
      await new Promise((done) => setTimeout(done, 2_000));
    }
  }
});

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  errorComponent: ErrorScreen,
  notFoundComponent: NotFoundScreen,
});

function Root() {
  const idle = useIdle();
  // A dialog that opens earlier does not wait.
  const asked = useSyncExternalStore(onDialogs, anyOpen, anyOpen);
  useDocumentTitle();
  useSessionEnd();
  return (
    <>
      <Outlet />
      <Announcer />
      <ToastHost />
      {(idle || asked) && (
        <Suspense>
          <AfterIdle />
        </Suspense>
      )}
    </>
  );
}

function anyOpen(): boolean {
  return openDialogs().length > 0;
}
