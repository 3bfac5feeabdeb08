import { createFileRoute } from "@tanstack/react-router";
import { VerificationScreen } from "../../features/identity/verification-screen.tsx";
import { enter } from "../../lib/enter.ts";
import { readNext } from "../../lib/next.ts";
import { pageTitle } from "../../lib/page-title.ts";

export const Route = createFileRoute("/_outside/verification")({
  validateSearch: readNext,
  beforeLoad: enter("signed-in"),
  head: () => pageTitle("Confirm your contacts"),
  component: VerificationRoute,
});

function VerificationRoute() {
  return <VerificationScreen next={Route.useSearch().next} />;
}
