import { createFileRoute } from "@tanstack/react-router";
import { SignInScreen } from "#/features/session/view/sign-in-screen.tsx";
import { enter } from "#/lib/session/enter.ts";
import { validated, pageTitle } from "#/lib/address/route.ts";
import { readNext } from "#/lib/session/next.ts";

export const Route = createFileRoute("/_outside/signin")({
  validateSearch: validated(readNext),
  beforeLoad: enter("signed-out-only"),
  head: () => pageTitle("Sign in"),
  component: SignInRoute,
});

function SignInRoute() {
  return <SignInScreen next={Route.useSearch().next} />;
}
