import { createFileRoute } from "@tanstack/react-router";
import { RecoveryScreen } from "#/features/identity/view/recovery-screen.tsx";
import { enter } from "#/lib/session/enter.ts";
import { validated, pageTitle } from "#/lib/address/route.ts";
import { readNext } from "#/lib/session/next.ts";

export const Route = createFileRoute("/_outside/recovery")({
  validateSearch: validated(readNext),
  beforeLoad: enter("signed-out-only"),
  head: () => pageTitle("Forgot your password?"),
  component: RecoveryRoute,
});

function RecoveryRoute() {
  return <RecoveryScreen next={Route.useSearch().next} />;
}
