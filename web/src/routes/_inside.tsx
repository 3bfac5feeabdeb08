import { createFileRoute, type ErrorComponentProps } from "@tanstack/react-router";
import { ErrorContent } from "../features/shell/errors/error-screen.tsx";
import { InsideLayout } from "../features/shell/layouts/inside-layout.tsx";
import { NotFoundScreen } from "../features/shell/errors/not-found-screen.tsx";

/**
 * The layout of everything one works with: header, rail, bottom bar. A page that fails says so inside it; one that is not
 * there for its reader looks like any address that leads nowhere.
 */
export const Route = createFileRoute("/_inside")({
  component: InsideLayout,
  errorComponent: Failed,
  notFoundComponent: NotFoundScreen,
});

function Failed(props: ErrorComponentProps) {
  return (
    <InsideLayout>
      <ErrorContent {...props} />
    </InsideLayout>
  );
}
