import type { Schema } from "@marsa/api-spec/client-problem";
import { money } from "@marsa/api-spec/amounts";
import type { LotLive, MyLot } from "../../../realtime/lots/live-store.ts";
import { highestAmount, lowestAmount, type Offer, offerOf, type Funds } from "./offer.ts";

/** The result of a typed maximum: an offer, a sentence about the error, or neither. */
export type MaximumInput =
  | { readonly kind: "empty" }
  | { readonly kind: "wrong"; readonly sentence: string }
  | { readonly kind: "right"; readonly offer: Offer };

interface Facts {
  readonly live: LotLive;
  readonly mine: MyLot | null;
  readonly leading: boolean;
  readonly conditions: Schema<"Conditions">;
  readonly funds: Funds | null;
}

/** Checks a typed maximum, whole AED, as the server does; null is an empty field. */
export function maximumInput(
  typed: number | null,
  { live, mine, leading, conditions, funds }: Facts,
): MaximumInput {
  if (typed === null) return { kind: "empty" };
  const lowest = lowestAmount(live, "max", leading, mine?.max ?? null);
  if (typed < lowest) return { kind: "wrong", sentence: `Minimum value is ${money(lowest)}` };
  const highest = highestAmount(live);
  if (highest !== null && typed > highest)
    return { kind: "wrong", sentence: `Maximum value is ${money(highest)}` };
  const offer = offerOf(typed, conditions, funds);
  if (offer.shortAed === 0) return { kind: "right", offer };
  return {
    kind: "wrong",
    sentence: `Holds ${money(offer.holdAed)}. Your deposit lacks AED ${money(offer.shortAed)}`,
  };
}
