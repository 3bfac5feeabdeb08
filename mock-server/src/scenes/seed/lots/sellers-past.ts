/** Gives the demo seller lots in every section of their list: unsold and archived ones too. */
import { DEMO } from "../people.ts";
import type { LotPlan, LotSeed } from "../types.ts";

/** How many unsold lots the demo seller has at least, and how many lots of a plan are in their archive. */
const UNSOLD = 4;
const ARCHIVED: readonly (readonly [plan: LotPlan, count: number])[] = [
  ["notSold", 2],
  ["draft", 1],
];

/** Returns the same lots; some unsold ones are the demo seller's, and the oldest of theirs are archived. */
export function withSellersPast(lots: readonly LotSeed[]): LotSeed[] {
  const unsold = lots.filter(({ plan, kind }) => plan === "notSold" && kind === "vehicle");
  const theirs = unsold.filter(isTheirs).length;
  const taken = new Set(unsold.filter((lot) => !isTheirs(lot)).slice(0, Math.max(0, UNSOLD - theirs)));
  const owned = lots.map((lot) => (taken.has(lot) ? { ...lot, sellerId: DEMO.seller } : lot));
  const archived = new Set(
    ARCHIVED.flatMap(([plan, count]) =>
      owned
        .filter((lot) => lot.plan === plan && isTheirs(lot))
        .toSorted((a, b) => a.endsAt - b.endsAt)
        .slice(0, count),
    ),
  );
  return owned.map((lot) => (archived.has(lot) ? { ...lot, hidden: true } : lot));
}

function isTheirs({ sellerId }: LotSeed): boolean {
  return sellerId === DEMO.seller;
}
