import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { connect } from "#/realtime/link/connection.ts";
import { FRESH_MS, useLinkUp } from "#/realtime/link/link-up.ts";
import { useLotsTopic } from "#/realtime/lots/lots-topic.ts";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { CallBackSection, Questions, SellersSection } from "./landing-sections.tsx";
import { NextLots } from "./next-lots.tsx";
import { PriceInShort } from "./price-in-short.tsx";
import { type LotCard, nextLotsQuery } from "../model/queries.ts";
import { ReadALot } from "./read-a-lot.tsx";

/** /alburaq: the landing page. One sentence and the next lot to end, then steps, costs and contact. */
export function LandingScreen() {
  const { lots, total } = useNextLots();
  return (
    <>
      <Hero lot={lots?.[0]} total={total} />
      <NextLots lots={lots?.slice(1, 4)} total={total} />
      <HowItWorks />
      <ReadALot />
      <PriceInShort />
      <SellersSection />
      <Questions />
      <CallBackSection />
    </>
  );
}

/** The next lots to end, live; undefined while loading and after an error. */
function useNextLots(): { lots: LotCard[] | undefined; total: number | undefined } {
  const { data, refetch } = useQuery(nextLotsQuery);
  useEffect(connect, []);
  useLotsTopic();
  useLinkUp(() => void refetch(), FRESH_MS);
  return { lots: data?.items, total: data?.total };
}
