import { createFileRoute } from "@tanstack/react-router";
import { InsideLayout } from "../features/shell/inside-layout.tsx";
import { ErrorContent } from "../features/shell/error-screen.tsx";
import { NotFoundContent } from "../features/shell/not-found-screen.tsx";

/** The layout of everything one works with: header, rail, bottom bar. Errors of a page stay inside it. */
export const Route = createFileRoute("/_inside")({
  component: InsideLayout,
  errorComponent: ErrorContent,
  notFoundComponent: NotFoundContent,
});
