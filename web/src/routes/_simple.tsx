import { createFileRoute } from "@tanstack/react-router";
import { ErrorScreen, NotFoundScreen } from "../features/shell/view/error-screen.tsx";
import { SimpleLayout } from "../features/shell/view/simple-layout.tsx";

/** The layout of single pages: a bar with the logo, and one column. */
export const Route = createFileRoute("/_simple")({
  component: SimpleLayout,
  errorComponent: ErrorScreen,
  notFoundComponent: NotFoundScreen,
});
