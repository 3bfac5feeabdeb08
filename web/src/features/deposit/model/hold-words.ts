import type { Schema } from "@marsa/api-spec/client-problem";
import type { PennantKind } from "#/components/lot/pennant.tsx";
import { money } from "@marsa/api-spec/amounts";
import { shortDay, shortInstant } from "@marsa/api-spec/dates";

export type Hold = Schema<"Hold">;

/** A hold as a flag: its kind and, where the state's word does not fit, a word. */
export const HOLD_FLAGS = {
  lead: { kind: "leading" },
  decision: { kind: "awaiting" },
  unpaid: { kind: "won", word: "Won, to pay" },
  refund: null,
} as const satisfies Record<Hold["why"], { kind: PennantKind; word?: string } | null>;

/** The end of a hold, and its cause. */
export function untilText({ why, until }: Pick<Hold, "why" | "until">): string {
  if (why === "refund") return until === null ? "Until it is paid" : `Expected by ${shortDay(until)}`;
  if (why === "lead") {
    return until === null ? "Until you are outbid" : `Until you are outbid; ends ${shortInstant(until)} GST`;
  }
  if (why === "decision") {
    return until === null
      ? "Until the seller decides"
      : `The seller decides until ${shortInstant(until)} GST`;
  }
  return until === null ? "Until it is paid" : `Pay until ${shortInstant(until)} GST`;
}

/** The base of a hold: the stored maximum, or the price that a plain bid made. */
export interface Held {
  readonly max: number | null;
  readonly price: number | null;
}

/** "20 % of my maximum 120,000", or of my bid; null where neither is known, or the least deposit applies. */
export function shareText(amount: number, { max, price }: Held, rate: number): string | null {
  const bid = max ?? price;
  if (bid === null || Math.ceil(bid * rate) !== amount) return null;
  return `${Number((rate * 100).toFixed(2))} % of my ${max === null ? "bid" : "maximum"} ${money(bid)}`;
}
