import { createFileRoute } from "@tanstack/react-router";
import { DashboardLayout } from "../features/shell/view/dashboard-layout.tsx";
import { ErrorScreen, NotFoundScreen } from "../features/shell/view/error-screen.tsx";

/** The layout of wall screens: the page alone on a dark background. */
export const Route = createFileRoute("/_dashboard")({
  component: DashboardLayout,
  errorComponent: ErrorScreen,
  notFoundComponent: NotFoundScreen,
});
