import { createFileRoute } from "@tanstack/react-router";
import { LegalScreen } from "#/features/legal/legal-screen.tsx";
import { LEGAL_PAGES } from "#/lib/format/legal-pages.ts";
import { legalQuery } from "#/lib/format/legal.ts";
import { pageTitle } from "#/lib/address/route.ts";

export const Route = createFileRoute("/_default/policy")({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(legalQuery("policy")),
  head: () => pageTitle(LEGAL_PAGES.policy),
  component: Policy,
});

function Policy() {
  return <LegalScreen page="policy" text={Route.useLoaderData()} />;
}
