import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router";
import { NotFoundScreen } from "../features/shell/view/error-screen.tsx";
import { InsideLayout } from "../features/shell/view/inside-layout.tsx";

/**
 * The layout of the signed-in pages: header, side menu, bottom bar. An error shows inside the layout; a page that does
 * not exist for its reader looks like any unknown address.
 */
export const Route = createFileRoute("/_inside")({
  component: InsideLayout,
  errorComponent: lazyRouteComponent(
    () => import("../features/shell/view/inside-layout.tsx"),
    "InsideLayoutFailed",
  ),
  notFoundComponent: NotFoundScreen,
});
