import { createFileRoute } from "@tanstack/react-router";
import { DashboardLayout } from "../features/shell/dashboard-layout.tsx";
import { ErrorScreen } from "../features/shell/error-screen.tsx";
import { NotFoundScreen } from "../features/shell/not-found-screen.tsx";

/** The layout of hall screens: the page alone on ink. */
export const Route = createFileRoute("/_dashboard")({
  component: DashboardLayout,
  errorComponent: ErrorScreen,
  notFoundComponent: NotFoundScreen,
});
