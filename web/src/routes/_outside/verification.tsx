import { createFileRoute } from "@tanstack/react-router";
import { VerificationScreen } from "#/features/identity/view/verification-screen.tsx";
import { enter } from "#/lib/session/enter.ts";
import { validated, pageTitle } from "#/lib/address/route.ts";
import { readNext } from "#/lib/session/next.ts";

export const Route = createFileRoute("/_outside/verification")({
  validateSearch: validated(readNext),
  beforeLoad: enter("signed-in"),
  head: () => pageTitle("Confirm your contacts"),
  component: VerificationRoute,
});

function VerificationRoute() {
  return <VerificationScreen next={Route.useSearch().next} />;
}
