import { createRootRouteWithContext, HeadContent, lazyRouteComponent, Outlet } from "@tanstack/react-router";
import { Announcer } from "../components/announcer.tsx";
import { ToastHost } from "../components/toast-host.tsx";
import { ErrorScreen } from "../features/shell/error-screen.tsx";
import type { RouterContext } from "../lib/router-context.ts";

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  errorComponent: ErrorScreen,
  notFoundComponent: lazyRouteComponent(
    () => import("../features/shell/not-found-screen.tsx"),
    "NotFoundScreen",
  ),
  head: () => ({ meta: [{ title: "Marsa" }] }),
});

function Root() {
  return (
    <>
      <HeadContent />
      <Outlet />
      <Announcer />
      <ToastHost />
    </>
  );
}
