import { createFileRoute } from "@tanstack/react-router";
import { requireSignedOut } from "../../features/session/guards.ts";
import { SignInScreen } from "../../features/session/sign-in-screen.tsx";
import { pageTitle } from "../../lib/page-title.ts";

export const Route = createFileRoute("/_outside/signin")({
  validateSearch: (search: Record<string, unknown>): { next?: string } =>
    typeof search["next"] === "string" ? { next: search["next"] } : {},
  beforeLoad: ({ context, search }) => requireSignedOut(context.queryClient, search.next),
  head: () => pageTitle("Sign in"),
  component: SignInRoute,
});

function SignInRoute() {
  return <SignInScreen next={Route.useSearch().next} />;
}
