import { createFileRoute } from "@tanstack/react-router";
import { DashboardLayout } from "../features/shell/dashboard-layout.tsx";
import { ErrorScreen } from "../features/shell/error-screen.tsx";
import { NotFoundContent } from "../features/shell/not-found-screen.tsx";
import { ScreenBar } from "../features/shell/screen-bar.tsx";

/** The layout of hall screens: the page alone on ink. */
export const Route = createFileRoute("/_dashboard")({
  component: DashboardLayout,
  errorComponent: ErrorScreen,
  notFoundComponent: NotFound,
});

/** Inside the layout, whose ground is ink. */
function NotFound() {
  return (
    <div className="min-h-dvh bg-white text-text">
      <ScreenBar />
      <NotFoundContent />
    </div>
  );
}
