import type { Schema } from "@marsa/api-spec/client-problem";
import { money } from "@marsa/api-spec/amounts";
import { priceRules, readNumber } from "@marsa/api-spec/text/read-number";
import type { BidMode } from "@marsa/api-spec/money";
import { fieldRules } from "@marsa/api-spec/rules";
import type { LotLive, MyLot } from "../../../realtime/lots/live-store.ts";
import { highestAmount, lowestAmount, type Offer, offerOf, type Funds } from "./offer.ts";

/** The result of a typed amount: an offer, a sentence about the error, or neither. */
export type TypedAmount =
  | { readonly kind: "empty" }
  | { readonly kind: "wrong"; readonly sentence: string }
  | { readonly kind: "right"; readonly offer: Offer };

interface Facts {
  /** A plain bid, or a maximum. */
  readonly mode: Extract<BidMode, "exact" | "max">;
  readonly live: LotLive;
  readonly mine: MyLot | null;
  readonly leading: boolean;
  readonly conditions: Schema<"Conditions">;
  readonly funds: Funds | null;
}

/** What errors call the field. */
export const amountName = ({ mode }: Pick<Facts, "mode">) => (mode === "max" ? "Maximum" : "Amount");

/** Checks a typed amount as the server does: any whole dirhams from the next minimum on. */
export function typedAmount(
  text: string,
  { mode, live, mine, leading, conditions, funds }: Facts,
): TypedAmount {
  if (text.trim() === "") return { kind: "empty" };
  const read = readNumber(text, priceRules(amountName({ mode })));
  if (!read.ok) return { kind: "wrong", sentence: read.message };
  const { value: typed } = read;
  const lowest = lowestAmount(live, mode, leading, mine?.max ?? null);
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
