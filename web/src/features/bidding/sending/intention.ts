import { newKey } from "@marsa/api-spec/client";
import type { BidMode } from "@marsa/api-spec/money";

/** What a person does with a lot: bids an amount, stores a maximum, buys it at once, lowers his maximum to the price. */
export type Act = BidMode | "buy" | "lower";

/** One command that a person means to give. A retry keeps its key; another amount is another intention. */
export interface Intention {
  readonly lotId: number;
  /** Whole AED, absolute: never "one step more". For `lower`, the visible price as it was. */
  readonly amount: number;
  readonly mode: Act;
  /** Idempotency-Key. */
  readonly key: string;
}

/** A new intention under a key of its own. */
export function intend(lotId: number, amount: number, mode: Act): Intention {
  return { lotId, amount, mode, key: newKey() };
}

/** The thing by its name, in the middle of a sentence: "Your bid was not placed." */
export function nameOf(mode: Act): { readonly noun: string; readonly done: string } {
  switch (mode) {
    case "exact":
      return { noun: "bid", done: "placed" };
    case "max":
      return { noun: "maximum", done: "stored" };
    case "buy":
      return { noun: "purchase", done: "made" };
    case "lower":
      return { noun: "maximum", done: "lowered" };
  }
}
