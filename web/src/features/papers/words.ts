/** The words of tax documents. */
import type { Paper } from "./queries.ts";

export const KIND_WORDS = { invoice: "Tax invoice", credit_note: "Tax credit note" } as const;

/** "Buyer’s fee, lot 20391"; a credit note also names its invoice. */
export function aboutWords({ side, lot, corrects }: Pick<Paper, "side" | "lot" | "corrects">): string {
  const fee = `${side === "buyer" ? "Buyer’s" : "Seller’s"} fee, lot ${lot}`;
  return corrects === null ? fee : `${fee}, takes back ${corrects}`;
}

/** What is wrong with a tax registration number as typed; true: nothing. */
export function trnError(trn: string): string | true {
  return /^\d{15}$/.test(trn.trim()) || "A TRN has 15 digits";
}
