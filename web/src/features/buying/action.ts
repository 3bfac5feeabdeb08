import type { Schema } from "@marsa/api-spec/client-problem";
import { money } from "@marsa/api-spec/amounts";
import { askOf } from "@marsa/api-spec/offered-amounts";
import type { OwnLot } from "#/realtime/lots/own-lot.ts";

/**
 * The next action on a lot that the person bid on. bid: opens the panel here; the others link to a part of the lot's
 * page.
 */
export type Action =
  | {
      readonly kind: "bid";
      readonly word: string;
      readonly urgent: boolean;
      /** The bid of the button, AED; null where it sets a maximum. */
      readonly amount: number | null;
    }
  | { readonly kind: "see"; readonly word: string; readonly urgent: boolean; readonly hash: string | null };

const see = (word: string, hash: string | null = null, urgent = false): Action => ({
  kind: "see",
  word,
  urgent,
  hash,
});

/** Whether nothing is left to do for a lot, so that it may leave the list. The server decides in the same way. */
export function isOver(phase: OwnLot["phase"], settlement: Schema<"Settlement"> | null): boolean {
  if (phase !== "sold" && phase !== "not_sold") return false;
  return settlement === null || !UNDER_WAY.has(settlement.state);
}

const UNDER_WAY: ReadonlySet<Schema<"Settlement">["state"]> = new Set(["due", "paid", "defaulted"]);

/**
 * Returns one action for each state; red only where waiting loses something.
 * @param offered an open offer: of the seller, for the reader to answer, or sent by the reader
 */
export function actionOf(
  { live, mine, status, phase, paused }: Pick<OwnLot, "live" | "mine" | "status" | "phase" | "paused">,
  settlement: Schema<"Settlement"> | null,
  offered: "answer" | "sent" | null = null,
): Action {
  if (offered === "answer") return see("Answer offer", null, true);
  if (status === "won") {
    if (settlement?.state === "due") return see(`Pay AED ${money(settlement.all_in)}`, null, true);
    return settlement?.state === "paid" ? see("Documents", "documents") : see("See result");
  }
  if (status === "awaiting_decision") return see(offered === "sent" ? "View my offer" : "View my bid");
  if (settlement?.state === "defaulted") return see("See result");
  if (phase !== "open") return status === "not_won" ? see("Similar lots", "similar") : see("See lot");
  if (paused) return see("See lot");
  if (status === "leading")
    return {
      kind: "bid",
      word: mine?.max == null ? "Set a maximum" : "Raise maximum",
      urgent: false,
      amount: null,
    };
  const buyOnly = live.buynow_open && live.buy_now !== null && live.next_min >= live.buy_now;
  const amount = askOf(live);
  return buyOnly ? see("See lot") : { kind: "bid", word: `Bid ${money(amount)}`, urgent: true, amount };
}
