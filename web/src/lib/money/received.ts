/** Says what a seller receives of a sale, and when. */
import { ledgerOfFils } from "@marsa/api-spec/amounts";
import type { Schema } from "@marsa/api-spec/client-problem";
import { shortInstant } from "@marsa/api-spec/dates";
import type { SellerProceeds } from "@marsa/api-spec/money";

const aed = (fils: number) => `AED ${ledgerOfFils(fils)}`;

/**
 * Explains the two amounts of one sale: what comes to the seller, and what is left of it after VAT. After a claim, of
 * which `claimFils` went back to the buyer, it explains the first one alone.
 */
export function receivedWords(proceeds: SellerProceeds, claimFils = 0): string {
  const { priceFils, feeFils, vatOnFeeFils, creditedFils, vatInsideFils, netFils } = proceeds;
  const claim = claimFils > 0 ? ` and ${aed(claimFils)} paid back to the buyer for a claim` : "";
  const vatOnFee = vatOnFeeFils > 0 ? ` and the VAT of ${aed(vatOnFeeFils)} on it` : "";
  const received = `${aed(creditedFils - claimFils)} comes to you: the hammer price of ${aed(priceFils)} less our fee of ${aed(feeFils)}${vatOnFee}${claim}`;
  return vatInsideFils === null || claimFils > 0
    ? `${received}.`
    : `${received}; ${aed(vatInsideFils)} of it is VAT that you owe the tax authority, so you keep ${aed(netFils)}.`;
}

type Paid = Pick<
  Schema<"Settlement">,
  "state" | "due" | "paid_at" | "handed_over_at" | "pickup" | "claim_until" | "proceeds"
>;

/** Returns when the amount comes; null: the buyer did not pay. */
export function receivedWhen(sale: Paid): string | null {
  const { state, due, paid_at: paid, handed_over_at: handedOver } = sale;
  switch (state) {
    case "due":
      return `The buyer pays by ${shortInstant(due)} GST. You are paid at the pickup, when our staff scan the buyer’s code.`;
    case "paid":
      return `The buyer paid${paid === null ? "" : ` on ${shortInstant(paid)} GST`}. You are paid when our staff scan the buyer’s code at the pickup; you need no code. ${pickupWords(sale)}`;
    case "handed_over":
      return `It is in your balance${handedOver === null ? "" : ` since ${shortInstant(handedOver)} GST, when our staff scanned the buyer’s code`}. ${freeWords(sale)}`;
    case "defaulted":
    case "released":
    case "forfeited":
      return null;
  }
}

function pickupWords({ pickup }: Paid): string {
  return pickup === null
    ? "The buyer has not chosen a time yet."
    : `The pickup is on ${shortInstant(pickup.starts)} GST at ${pickup.place}.`;
}

function freeWords({ proceeds, claim_until: until }: Paid): string {
  if (proceeds === "claimed") return "It is held until the buyer’s claim is decided.";
  return proceeds === "held" && until !== null
    ? `It is held until ${shortInstant(until)} GST, in case the buyer makes a claim.`
    : "You can pay it out.";
}
