/** Writes the documents of a paid sale beside its tax invoice: sale sheet, contract, and the papers that the seller holds. */
import { instant } from "@marsa/api-spec/dates";
import type { PdfText } from "../../http/pdf/pdf.ts";
import { saleContract } from "./sale-contract.ts";
import { aed, factRows, lotRow, sumRows, type PaidSale } from "./sale-facts.ts";
import { salePapers } from "./sale-papers.ts";

/** Returns the documents in the order in which the buyer sees them. */
export function saleSheets(sale: PaidSale): PdfText[] {
  return [saleSheet(sale), saleContract(sale), ...salePapers(sale)];
}

function saleSheet(sale: PaidSale): PdfText {
  const { settlement, number, buyer, seller, pickupAt, vatInsideFils, heldFils } = sale;
  const { allInFils, soldAt, paidAt } = settlement;
  const fromHold = Math.min(heldFils, allInFils);
  return {
    title: `Sale sheet ${number}`,
    subtitle: "What was sold, to whom, and where it is collected",
    facts: [lotRow(sale), ["Sold", instant(soldAt)], ["Buyer", buyer], ["Seller", seller]],
    sums: sumRows(sale),
    sections: [
      {
        heading: "Payment",
        facts: [
          ["Paid", instant(paidAt ?? soldAt)],
          ["From the hold of this lot", aed(fromHold)],
          ["From the deposit", aed(allInFils - fromHold)],
          ["Still owed", aed(0)],
        ],
        paragraphs:
          vatInsideFils === null
            ? []
            : [`The price contains VAT of ${aed(vatInsideFils)}, which the seller accounts for.`],
      },
      { heading: "The lot", facts: factRows(sale) },
      {
        heading: "Collection",
        facts: [
          ["Where", pickupAt],
          ["May collect", buyer],
        ],
        paragraphs: [
          "Please bring your Emirates ID and the code of your appointment. Another person may come with the code and a copy of your Emirates ID.",
          "The lot is handed over once, within 7 days of the payment.",
        ],
      },
    ],
    paragraphs: [],
  };
}
