import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { CallBackSection, Questions, SellersSection } from "./landing-sections.tsx";
import { NextLots } from "./next-lots.tsx";
import { PriceInShort } from "./price-in-short.tsx";
import { ReadALot } from "./read-a-lot.tsx";
import { useNextLots } from "./use-next-lots.ts";

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
