/** Renders a tax document as one A4 page, in English and Arabic. */
import { ledgerOfFils } from "@marsa/api-spec/amounts";
import { longDay } from "@marsa/api-spec/dates";
import { arabicWords, englishWords } from "./amount-words.ts";
import { lineOf, paymentOf, vatPerCent, type Paper } from "../../domain/papers/paper.ts";
import { bytesOf } from "./pdf.ts";
import {
  type Fact,
  factRow,
  foot,
  HALF,
  head,
  INK,
  label,
  LEFT,
  LINE,
  newSheet,
  parties,
  put,
  QUIET,
  RIGHT,
  rule,
  SECOND,
} from "./sheet.ts";
import type { Document } from "./write.ts";

/** Titles and labels: English, Arabic. */
const TITLES = {
  invoice: ["Tax Invoice", "فاتورة ضريبية"],
  credit_note: ["Tax Credit Note", "إشعار دائن ضريبي"],
} as const;

/** Returns the page. `isSample` marks a preview, which is no document. */
export function taxPaperPdf(paper: Paper, isSample = false): Promise<Uint8Array<ArrayBuffer>> {
  const { kind, number, house, recipient } = paper;
  const pdf = newSheet(`${TITLES[kind][0]} ${number}`, house.name);
  head(pdf, TITLES[kind]);
  factRow(pdf, factsOf(paper));
  parties(pdf, house, recipient, [
    ["Supplier", "المورّد"],
    ["Recipient", "المستلم"],
  ]);
  const below = totals(pdf, paper, line(pdf, paper));
  notes(pdf, paper, below);
  foot(pdf, house, "Page 1 of 1");
  if (kind === "invoice") correction(pdf);
  if (isSample) sample(pdf);
  return bytesOf(pdf);
}

function factsOf({ number, issuedAt, suppliedAt, corrects }: Paper): Fact[] {
  return [
    [["Number", "الرقم"], number],
    [["Date of issue", "تاريخ الإصدار"], longDay(issuedAt)],
    [["Date of supply", "تاريخ التوريد"], longDay(suppliedAt)],
    corrects === null
      ? [["Currency", "العملة"], "AED, UAE dirham"]
      : [["Corrects, in AED", "تصحيح الفاتورة"], corrects],
  ];
}

const COLUMNS = [
  [["Quantity", "الكمية"], 280],
  [["Unit price", "سعر الوحدة"], 338],
  [["Net, AED", "الصافي"], 395],
  [["VAT rate", "نسبة الضريبة"], 453],
  [["VAT, AED", "الضريبة"], 506],
  [["Total, AED", "الإجمالي"], RIGHT],
] as const;

/** @returns where the line ends. */
function line(pdf: Document, paper: Paper): number {
  const { netFils, vatFils } = paper;
  const top = 250;
  put(pdf, "Description", LEFT, top, { weight: "bold", size: 7.5 });
  put(pdf, "الوصف", LEFT, top + 9, { size: 7, colour: QUIET });
  rule(pdf, top + 22, [LEFT, RIGHT], 1, INK);
  const net = ledgerOfFils(netFils);
  const cells = [
    "1",
    net,
    net,
    `${vatPerCent(paper)} %`,
    ledgerOfFils(vatFils),
    ledgerOfFils(netFils + vatFils),
  ];
  for (const [place, [[english, arabic], end]] of COLUMNS.entries()) {
    const cell = { width: 80, align: "right" } as const;
    put(pdf, english, end - 80, top, { ...cell, weight: "bold", size: 7.5 });
    put(pdf, arabic, end - 80, top + 9, { ...cell, size: 7, colour: QUIET });
    put(pdf, cells[place]!, end - 80, top + 32, { ...cell, weight: end === RIGHT ? "bold" : "regular" });
  }
  const [heading = "", ...about] = lineOf(paper);
  let y = put(pdf, heading, LEFT, top + 32, { weight: "bold", width: 210 }) + 1;
  for (const text of about) y = put(pdf, text, LEFT, y, { size: 7.5, colour: QUIET, width: 190 }) + 1;
  rule(pdf, y + 7, [LEFT, RIGHT]);
  return y + 7;
}

/** @returns where the words of the total end. */
function totals(pdf: Document, paper: Paper, top: number): number {
  const { netFils, vatFils } = paper;
  const from = 275;
  const rows = [
    ["Net", "الصافي", netFils],
    [`VAT ${vatPerCent(paper)} %`, "ضريبة القيمة المضافة", vatFils],
  ] as const;
  let y = top + 8;
  for (const [english, arabic, fils] of rows) {
    put(pdf, english, from, y);
    put(pdf, arabic, from, y, { size: 7.5, colour: QUIET, width: 190, align: "right" });
    put(pdf, ledgerOfFils(fils), RIGHT - 90, y, { width: 90, align: "right" });
    const isLast = fils === vatFils;
    rule(pdf, y + 15, [from, RIGHT], isLast ? 1 : 0.5, isLast ? INK : LINE);
    y += 21;
  }
  const total = netFils + vatFils;
  put(pdf, "Total, AED", from, y + 4, { weight: "bold", size: 9 });
  put(pdf, "الإجمالي بالدرهم", from, y + 5, { size: 7.5, colour: QUIET, width: 190, align: "right" });
  put(pdf, ledgerOfFils(total), RIGHT - 120, y, { weight: "bold", size: 15, width: 120, align: "right" });
  rule(pdf, y + 23, [LEFT, RIGHT]);
  const words = put(pdf, englishWords(total), LEFT, y + 30);
  put(pdf, arabicWords(total), SECOND, y + 30, { align: "right" });
  return Math.max(words, pdf.y);
}

function notes(pdf: Document, paper: Paper, top: number): void {
  const { side, price, seller, lot } = paper;
  const y = top + 16;
  const [heading, sentence] = paymentOf(paper);
  rule(pdf, y, [LEFT, LEFT + HALF - 4]);
  label(pdf, ["Payment", "الدفع"], LEFT, y + 6, HALF - 4);
  const below = put(pdf, heading, LEFT, y + 17, { weight: "bold" }) + 1;
  put(pdf, sentence, LEFT, below, { colour: QUIET, width: HALF - 20 });
  rule(pdf, y, [SECOND, RIGHT]);
  label(pdf, ["Not part of this document", "خارج هذا المستند"], SECOND, y + 6, HALF);
  const whose = side === "buyer" ? `It is ${seller}’s, who invoices it.` : "It is yours, and you invoice it.";
  put(pdf, `Hammer price of lot ${lot.number}, AED ${ledgerOfFils(price * 100)}. ${whose}`, SECOND, y + 17);
}

/** How an invoice is corrected. */
function correction(pdf: Document): void {
  const quiet = { size: 7, colour: QUIET, width: RIGHT - LEFT };
  put(
    pdf,
    "A correction is made by a tax credit note that names this number. This invoice is never changed.",
    LEFT,
    810,
    quiet,
  );
  put(pdf, "التصحيح يتم بإشعار دائن ضريبي يذكر هذا الرقم", LEFT, 810, { ...quiet, align: "right" });
}

function sample(pdf: Document): void {
  pdf
    .save()
    .rotate(-30, { origin: [297, 600] })
    .fillOpacity(0.14);
  put(pdf, "SAMPLE", 60, 560, { weight: "bold", size: 110, width: 500 });
  pdf.restore();
}
