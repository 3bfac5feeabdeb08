import { createFileRoute, type ErrorComponentProps } from "@tanstack/react-router";
import { DefaultLayout } from "../features/shell/view/default-layout.tsx";
import { ErrorContent } from "../features/shell/view/error-screen.tsx";
import { NotFoundScreen } from "../features/shell/view/not-found-screen.tsx";

/** The layout of public pages: header and footer. */
export const Route = createFileRoute("/_default")({
  component: Public,
  errorComponent: Failed,
  notFoundComponent: NotFoundScreen,
});

function Public() {
  return <DefaultLayout />;
}

function Failed(props: ErrorComponentProps) {
  return (
    <DefaultLayout>
      <ErrorContent {...props} />
    </DefaultLayout>
  );
}
