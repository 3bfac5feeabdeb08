import { createFileRoute } from "@tanstack/react-router";
import { SignInScreen } from "../../features/session/sign-in-screen.tsx";
import { enter } from "../../lib/enter.ts";
import { pageTitle } from "../../lib/page-title.ts";

export const Route = createFileRoute("/_outside/signin")({
  validateSearch: (search: Record<string, unknown>): { next?: string } =>
    typeof search["next"] === "string" ? { next: search["next"] } : {},
  beforeLoad: enter("signed-out-only"),
  head: () => pageTitle("Sign in"),
  component: SignInRoute,
});

function SignInRoute() {
  return <SignInScreen next={Route.useSearch().next} />;
}
