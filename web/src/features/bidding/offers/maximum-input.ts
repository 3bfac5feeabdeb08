import type { Schema } from "@marsa/api-spec/client-problem";
import { money } from "@marsa/api-spec/amounts";
import { priceRules, readNumber } from "@marsa/api-spec/text/read-number";
import { fieldRules } from "@marsa/api-spec/rules";
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

/** Checks a typed maximum as the server does. */
export function maximumInput(text: string, { live, mine, leading, conditions, funds }: Facts): MaximumInput {
  if (text.trim() === "") return { kind: "empty" };
  const read = readNumber(text, priceRules("Maximum"));
  if (!read.ok) return { kind: "wrong", sentence: read.message };
  const { value: typed } = read;
  const lowest = lowestAmount(live, "max", leading, mine?.max ?? null);
  if (typed < lowest) return { kind: "wrong", sentence: fieldRules.minimum(lowest) };
  const highest = highestAmount(live);
  if (highest !== null && typed > highest) return { kind: "wrong", sentence: fieldRules.maximum(highest) };
  const offer = offerOf(typed, conditions, funds);
  if (offer.shortAed === 0) return { kind: "right", offer };
  return {
    kind: "wrong",
    sentence: `Holds ${money(offer.holdAed)}. Your deposit lacks AED ${money(offer.shortAed)}`,
  };
}
