import { createFileRoute } from "@tanstack/react-router";
import { LandingScreen } from "#/features/landing/view/landing-screen.tsx";
import { nextLotsQuery } from "#/features/landing/model/queries.ts";
import { Footer } from "#/features/shell/view/footer.tsx";
import { pageTitle } from "#/lib/address/route.ts";

/** The landing page. */
export const Route = createFileRoute("/_simple/alburaq")({
  // Without waiting: the page needs no lot.
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(nextLotsQuery),
  staticData: { wide: true },
  head: () => pageTitle("Auctions of vehicles and apartments in the UAE"),
  component: () => (
    <>
      <LandingScreen />
      <Footer />
    </>
  ),
});
