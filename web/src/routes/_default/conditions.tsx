import { createFileRoute } from "@tanstack/react-router";
import { LegalScreen } from "#/features/legal/legal-screen.tsx";
import { LEGAL_PAGES } from "#/lib/format/legal-pages.ts";
import { legalQuery } from "#/lib/format/legal.ts";
import { pageTitle } from "#/lib/address/route.ts";

export const Route = createFileRoute("/_default/conditions")({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(legalQuery("conditions")),
  head: () => pageTitle(LEGAL_PAGES.conditions),
  component: Conditions,
});

function Conditions() {
  return <LegalScreen page="conditions" text={Route.useLoaderData()} />;
}
