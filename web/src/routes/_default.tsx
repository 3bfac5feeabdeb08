import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router";
import { DefaultLayout } from "../features/shell/view/default-layout.tsx";
import { NotFoundScreen } from "../features/shell/view/error-screen.tsx";

/** The layout of public pages: header and footer. */
export const Route = createFileRoute("/_default")({
  component: Public,
  errorComponent: lazyRouteComponent(
    () => import("../features/shell/view/default-layout.tsx"),
    "DefaultLayoutFailed",
  ),
  notFoundComponent: NotFoundScreen,
});

function Public() {
  return <DefaultLayout />;
}
