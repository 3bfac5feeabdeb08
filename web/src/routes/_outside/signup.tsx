import { createFileRoute } from "@tanstack/react-router";
import { SignUpScreen } from "#/features/identity/view/sign-up-screen.tsx";
import { enter } from "#/lib/session/enter.ts";
import { validated } from "#/lib/address/validated.ts";
import { readNext } from "#/lib/session/next.ts";
import { pageTitle } from "#/lib/address/page-title.ts";

export const Route = createFileRoute("/_outside/signup")({
  validateSearch: validated(readNext),
  beforeLoad: enter("signed-out-only"),
  head: () => pageTitle("Create an account"),
  component: SignUpRoute,
});

function SignUpRoute() {
  return <SignUpScreen next={Route.useSearch().next} />;
}
