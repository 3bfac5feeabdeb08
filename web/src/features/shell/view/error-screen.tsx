import { type ErrorComponentProps, lazyRouteComponent } from "@tanstack/react-router";
import { type ComponentType, lazy, Suspense } from "react";
import { Button } from "#/components/ui/button.tsx";

/** Loaded with the first error, or kept by the service worker; if that fails too, a plain page shows. */
const errorPage = (name: "ErrorPage" | "ErrorPageAlone") =>
  lazy(async (): Promise<{ default: ComponentType<{ error: unknown }> }> => {
    try {
      return { default: (await import("./error-page.tsx"))[name] };
    } catch {
      return { default: PlainPage };
    }
  });
const ErrorPage = errorPage("ErrorPage");
const ErrorPageAlone = errorPage("ErrorPageAlone");

/** An uncaught error, as a page of its own. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  return (
    <Suspense>
      <ErrorPageAlone error={error} />
    </Suspense>
  );
}

/** An uncaught error of a page, inside the layout. */
export function ErrorContent({ error }: ErrorComponentProps) {
  return (
    <Suspense>
      <ErrorPage error={error} />
    </Suspense>
  );
}

/** The pages of unknown addresses. */
const notFound = () => import("./not-found-screen.tsx");
export const NotFoundScreen = lazyRouteComponent(notFound, "NotFoundScreen");
export const NotFoundContent = lazyRouteComponent(notFound, "NotFoundContent");

function PlainPage() {
  return (
    <section className="mx-auto max-w-180 px-5 py-16">
      <h1 className="text-h1">The connection is lost</h1>
      <p className="my-4 text-long text-text-2">We could not reach Marsa. Nothing of yours is lost.</p>
      <Button variant="press" size="lg" onClick={() => location.reload()}>
        Reload
      </Button>
    </section>
  );
}
