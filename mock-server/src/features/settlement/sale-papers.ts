/** Writes the papers of the seller that a buyer gets after the payment, such as the registration card. */
import type { PdfText } from "../../http/pdf/pdf.ts";
import { factRows, lotRow, type PaidSale } from "./sale-facts.ts";

/** Returns a paper for each paper of the title. */
export function salePapers(sale: PaidSale): PdfText[] {
  return sale.documents.map(({ name }) => ({
    title: name,
    subtitle: `Lot ${sale.number}`,
    facts: [lotRow(sale), ...factRows(sale)],
    paragraphs: ["The seller's original goes with the lot when it is handed over."],
  }));
}
