import { createFileRoute } from "@tanstack/react-router";
import { SignInGate } from "../features/session/sign-in-gate.tsx";
import { ErrorContent } from "../features/shell/error-screen.tsx";
import { InsideLayout } from "../features/shell/inside-layout.tsx";
import { NotFoundContent } from "../features/shell/not-found-screen.tsx";

/** The layout of everything one works with: header, rail, bottom bar. Errors of a page stay inside it. */
export const Route = createFileRoute("/_inside")({
  component: Inside,
  errorComponent: ErrorContent,
  notFoundComponent: NotFoundContent,
});

function Inside() {
  return (
    <>
      <InsideLayout />
      <SignInGate />
    </>
  );
}
