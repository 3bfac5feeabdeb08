import { createFileRoute } from "@tanstack/react-router";
import { SignUpScreen } from "#/features/identity/view/sign-up-screen.tsx";
import { enter } from "#/lib/session/enter.ts";
import { validated, pageTitle } from "#/lib/address/route.ts";
import { readNext } from "#/lib/session/next.ts";

export const Route = createFileRoute("/_outside/signup")({
  validateSearch: validated(readNext),
  beforeLoad: enter("signed-out-only"),
  head: () => pageTitle("Create an account"),
  component: SignUpRoute,
});

function SignUpRoute() {
  return <SignUpScreen next={Route.useSearch().next} />;
}
