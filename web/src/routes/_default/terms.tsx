import { createFileRoute } from "@tanstack/react-router";
import { LegalScreen } from "#/features/legal/legal-screen.tsx";
import { LEGAL_PAGES } from "#/lib/format/legal-pages.ts";
import { legalQuery } from "#/lib/format/legal.ts";
import { pageTitle } from "#/lib/address/route.ts";

export const Route = createFileRoute("/_default/terms")({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(legalQuery("terms")),
  head: () => pageTitle(LEGAL_PAGES.terms),
  component: Terms,
});

function Terms() {
  return <LegalScreen page="terms" text={Route.useLoaderData()} />;
}
