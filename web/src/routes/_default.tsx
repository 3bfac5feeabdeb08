import { createFileRoute } from "@tanstack/react-router";
import { DefaultLayout } from "../features/shell/default-layout.tsx";
import { ErrorContent } from "../features/shell/error-screen.tsx";
import { NotFoundContent } from "../features/shell/not-found-screen.tsx";

/** The layout of public pages: header and footer. */
export const Route = createFileRoute("/_default")({
  component: DefaultLayout,
  errorComponent: ErrorContent,
  notFoundComponent: NotFoundContent,
});
