/** The words of tax documents. */
import type { Paper, SaleReport } from "./queries.ts";

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

/** Why a seller cannot be paid out. */
export const HINDRANCE_WORDS = {
  no_account: "No bank account yet: ask the seller to add one",
  no_house: "The house details are not set up: statements name the house",
} as const;

/** "1 lot", "24 lots". */
export function lotsWord(lots: number): string {
  return lots === 1 ? "1 lot" : `${lots} lots`;
}

type SaleLot = SaleReport["lots"][number];

const RESULT_WORDS = {
  sold: "Sold",
  decides: "Seller decides",
  passed: "Passed",
  withdrawn: "Withdrawn",
  to_come: "To come",
} as const;
const OUTCOME_WORDS = {
  to_pay: "Sold, unpaid",
  paid: "Sold, paid",
  handed_over: "Handed over",
  not_paid: "Not paid in time",
  returned: "Returned",
} as const;

/** What became of a lot of a sale: "Sold, unpaid". */
export function saleWord({ result, outcome }: Pick<SaleLot, "result" | "outcome">): string {
  return outcome === null ? RESULT_WORDS[result] : OUTCOME_WORDS[outcome];
}
