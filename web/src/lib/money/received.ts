/** Says what a seller receives of a sale, and when. */
import { ledgerOfFils } from "@marsa/api-spec/amounts";
import type { Schema } from "@marsa/api-spec/client-problem";
import { shortInstant } from "@marsa/api-spec/dates";
import type { SellerProceeds } from "@marsa/api-spec/money";

const aed = (fils: number) => `AED ${ledgerOfFils(fils)}`;

/** Explains the two amounts of one sale: what comes to the seller, and what is left of it after VAT. */
export function receivedWords({ priceFils, feeFils, creditedFils, vatInsideFils, netFils }: SellerProceeds) {
  const received = `${aed(creditedFils)} comes to you: the hammer price of ${aed(priceFils)} less our fee of ${aed(feeFils)}`;
  return vatInsideFils === null
    ? `${received}.`
    : `${received}; ${aed(vatInsideFils)} of it is VAT that you owe the tax authority, so you keep ${aed(netFils)}.`;
}

type Paid = Pick<Schema<"Settlement">, "state" | "due" | "paid_at" | "handed_over_at">;

/** Returns when the amount comes; null: the buyer did not pay. */
export function receivedWhen({ state, due, paid_at: paid, handed_over_at: handedOver }: Paid): string | null {
  switch (state) {
    case "due":
      return `It comes when the buyer has paid, by ${shortInstant(due)} GST, and the lot is handed over.`;
    case "paid":
      return `The buyer paid${paid === null ? "" : ` on ${shortInstant(paid)} GST`}. It comes when the lot is handed over.`;
    case "handed_over":
      return `It is in your balance${handedOver === null ? "" : ` since ${shortInstant(handedOver)} GST, when the lot was handed over`}.`;
    case "defaulted":
    case "released":
    case "forfeited":
      return null;
  }
}
