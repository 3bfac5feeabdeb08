/** Words of the operations of a deposit, on screens and in the spreadsheet. */
import type { components } from "../generated/api.d.ts";

export const OPERATION_WORDS: Readonly<Record<components["schemas"]["OperationType"], string>> = {
  top_up_card: "Top-up by card",
  card_fee: "Card fee",
  top_up_invoice: "Top-up by invoice",
  hold: "Hold",
  release: "Release",
  payment: "Payment",
  service: "Transport or insurance",
  refund: "Refund",
  forfeit: "Forfeit",
  proceeds: "Proceeds",
  correction: "Correction",
};
