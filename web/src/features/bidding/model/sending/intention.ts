import { newKey } from "@marsa/api-spec/client";
import type { BidMode } from "@marsa/api-spec/money";

/** The acts of a person on a lot: bid an amount, store a maximum, buy it at once, lower the maximum to the price. */
export type Act = BidMode | "buy" | "lower";

/** One command that a person intends. A retry keeps its key; another amount is another intention. */
export interface Intention {
  readonly lotId: number;
  /** Whole AED, absolute: never "one increment more". For `lower`: the visible price. */
  readonly amount: number;
  readonly mode: Act;
  /** Idempotency-Key. */
  readonly key: string;
}

/** Makes a new intention with its own key. */
export function intend(lotId: number, amount: number, mode: Act): Intention {
  return { lotId, amount, mode, key: newKey() };
}

/** The noun of an act, inside a sentence: "Your bid was not placed." */
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
