/** Writes the contract of a paid sale. */
import { instant } from "@marsa/api-spec/dates";
import type { PdfText } from "../../http/pdf/pdf.ts";
import { aed, factRows, lotRow, sumRows, type PaidSale } from "./sale-facts.ts";

export function saleContract(sale: PaidSale): PdfText {
  const { settlement, number, buyer, seller, kind } = sale;
  const { soldAt, paidAt, price } = settlement;
  const handover = kind === "apartment" ? "the keys are handed over" : "the lot is handed over";
  return {
    title: `Contract ${number}`,
    subtitle: `Sale of lot ${number} by auction`,
    facts: [["Seller", seller], ["Buyer", buyer], lotRow(sale), ["Concluded", instant(soldAt)]],
    sums: sumRows(sale),
    sections: [
      { heading: "1. What is sold", facts: factRows(sale) },
      {
        heading: "2. Price and payment",
        paragraphs: [
          `The seller sells the lot to the buyer for ${aed(price * 100)}. The buyer's fee and the VAT on it are owed to Marsa Auctions.`,
          `The buyer paid the total on ${instant(paidAt ?? soldAt)}. Marsa Auctions credits the price to the seller, less the seller's fee, when ${handover}.`,
        ],
      },
      {
        heading: "3. Condition",
        paragraphs: [
          "The lot is sold as it is, in the condition that the inspection report and the lot's page describe. The buyer could inspect it before the auction.",
          "The seller confirms that they may sell the lot and that no third party has a right to it which the lot's page does not name.",
        ],
      },
      {
        heading: "4. Handover",
        paragraphs: [
          `Ownership and risk pass to the buyer when ${handover}. The buyer collects it within 7 days of the payment, by appointment.`,
          "The seller hands over the original documents with the lot and takes part in the transfer of its registration.",
        ],
      },
      {
        heading: "5. Terms and law",
        paragraphs: [
          "The sale conditions of Marsa Auctions, which both parties accepted, are part of this contract. The law of the United Arab Emirates applies.",
          `Both parties signed electronically: with their contracts with Marsa Auctions, and with the bid and the sale on ${instant(soldAt)}.`,
        ],
      },
    ],
    paragraphs: [],
  };
}
