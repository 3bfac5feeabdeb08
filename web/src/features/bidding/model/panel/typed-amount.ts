import type { Schema } from "@marsa/api-spec/client-problem";
import { priceRules, readNumber } from "@marsa/api-spec/text/read-number";
import type { BidMode } from "@marsa/api-spec/money";
import { fieldRules } from "@marsa/api-spec/rules";
import type { LotLive, MyLot } from "#/realtime/lots/live-store.ts";
import type { BiddingState } from "./use-bidding.ts";
import { highestAmount, lowestAmount, type Offer, offerOf, type Funds } from "../lot/offer.ts";
import { tabStorage } from "#/lib/browser/storage.ts";

/** The result of a typed amount: an offer, one that the deposit does not cover, a sentence about the error, or neither. */
export type TypedAmount =
  | { readonly kind: "empty" }
  | { readonly kind: "wrong"; readonly sentence: string }
  | { readonly kind: "short"; readonly offer: Offer }
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
  return { kind: offer.shortAed === 0 ? "right" : "short", offer };
}

/** Returns the offer of a bid that was typed before its person could place it; null without one that still counts. */
export function keptOffer({ lot, conditions, ...facts }: BiddingState): Offer | null {
  const text = keptAmount(lot.id_auction, "exact");
  if (text === "" || !conditions) return null;
  const judged = typedAmount(text, { ...facts, mode: "exact", leading: false, conditions });
  return "offer" in judged ? judged.offer : null;
}

type Mode = "exact" | "max";

/** Begins as the keys of kept bids do: a sign-out removes them all. */
const at = (lotId: number, mode: Mode) => `marsa.bid.${lotId}.${mode}`;

/** Keeps the text of a field in this tab while the person signs up, signs in or tops up; an empty one is forgotten. */
export function keepAmount(lotId: number, mode: Mode, text: string): void {
  if (text === "") tabStorage.removeItem(at(lotId, mode));
  else tabStorage.setItem(at(lotId, mode), text);
}

/** Returns the kept text of a field; empty without one. */
export function keptAmount(lotId: number, mode: Mode): string {
  return tabStorage.getItem(at(lotId, mode)) ?? "";
}
