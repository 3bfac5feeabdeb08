import { createRootRouteWithContext, lazyRouteComponent, Outlet } from "@tanstack/react-router";
import { Announcer } from "../components/announcer.tsx";
import { ToastHost } from "../components/toast-host.tsx";
import { ErrorScreen } from "../features/shell/error-screen.tsx";
import { useDocumentTitle } from "../lib/page-title.ts";
import type { RouterContext } from "../lib/router-context.ts";

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  errorComponent: ErrorScreen,
  notFoundComponent: lazyRouteComponent(
    () => import("../features/shell/not-found-screen.tsx"),
    "NotFoundScreen",
  ),
});

function Root() {
  useDocumentTitle();
  return (
    <>
      <Outlet />
      <Announcer />
      <ToastHost />
    </>
  );
}
