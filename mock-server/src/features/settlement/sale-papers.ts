/** Writes the papers of the seller that a buyer gets after the payment, such as the registration card. */
import type { PdfSection, PdfText } from "../../http/pdf/pdf.ts";
import type { StoredDocument } from "../../tables/lots/lot-files.ts";
import { factRows, lotRow, type PaidSale } from "./sale-facts.ts";

/** Returns a paper for each document of the lot. */
export function salePapers(sale: PaidSale): PdfText[] {
  return sale.documents.map((document) => paper(sale, document));
}

function paper(sale: PaidSale, { name, kind }: StoredDocument): PdfText {
  return {
    title: name,
    subtitle: `Lot ${sale.number}`,
    facts: [lotRow(sale), ...factRows(sale)],
    sections: kind === "inspection" ? inspection(sale) : [],
    paragraphs: ["The seller's original goes with the lot when it is handed over."],
  };
}

const STATES = { repainted: "Repainted", damage: "Damage" } as const;
const RESULTS = { good: "No findings", attention: "Attention", bad: "Bad" } as const;

function inspection({ condition }: PaidSale): PdfSection[] {
  if (!condition) return [];
  const { grade, zones, tyres, checks } = condition;
  return [
    { heading: "Condition", facts: [["Grade", `${grade} of 5`]] },
    {
      heading: "Body",
      facts: zones.map(({ title, state, note }) => [title, `${STATES[state]}. ${note}`]),
      ...(zones.length === 0 && { paragraphs: ["No findings: all parts are original."] }),
    },
    {
      heading: "Technical checks",
      facts: checks.map(({ name, result, note }) => [name, note ?? RESULTS[result]]),
    },
    {
      heading: "Tyres",
      facts: tyres.map(({ position, treadMm, year }) => [
        position.replace("_", " "),
        [treadMm !== null && `${treadMm.toFixed(1)} mm`, year !== null && `made ${year}`]
          .filter(Boolean)
          .join(", "),
      ]),
    },
  ];
}
