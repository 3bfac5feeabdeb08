/** Renders a tax document as one A4 page, in English and Arabic. */
// oxlint-disable-next-line import/no-named-as-default -- its types know no named export
import PDFDocument from "pdfkit";
import { ledgerOfFils } from "@marsa/api-spec/amounts";
import { longDay } from "@marsa/api-spec/dates";
import { arabicWords, englishWords } from "./amount-words.ts";
import { lineOf, paymentOf, vatPerCent, type Paper } from "../../domain/papers/paper.ts";
import { bytesOf } from "./pdf.ts";
import { type Document, type Weight, write } from "./write.ts";

const INK = "#0b1b2b";
const QUIET = "#5b6673";
const LINE = "#c5cdd5";
const LEFT = 35;
const RIGHT = 560;
const HALF = 252;
/** The left edge of the second of two columns. */
const SECOND = RIGHT - HALF;

/** Titles and labels: English, Arabic. */
const TITLES = {
  invoice: ["Tax Invoice", "فاتورة ضريبية"],
  credit_note: ["Tax Credit Note", "إشعار دائن ضريبي"],
} as const;

/** Returns the page. `isSample` marks a preview, which is no document. */
export function taxPaperPdf(paper: Paper, isSample = false): Promise<Uint8Array<ArrayBuffer>> {
  const info = { Title: `${TITLES[paper.kind][0]} ${paper.number}`, Author: paper.house.name };
  const pdf = new PDFDocument({ size: "A4", margin: 0, info });
  head(pdf, paper);
  facts(pdf, paper);
  parties(pdf, paper);
  const below = totals(pdf, paper, line(pdf, paper));
  notes(pdf, paper, below);
  foot(pdf, paper);
  if (isSample) sample(pdf);
  return bytesOf(pdf);
}

interface Text {
  readonly weight?: Weight;
  /** Points. */
  readonly size?: number;
  readonly colour?: string;
  readonly width?: number;
  readonly align?: "left" | "right";
}

/** Writes a text, by default of 8 points in ink. @returns where the next line begins. */
function put(
  pdf: Document,
  text: string,
  x: number,
  y: number,
  { weight = "regular", size = 8, colour = INK, width = HALF, align = "left" }: Text = {},
): number {
  if (text === "") return y;
  pdf.fontSize(size).fillColor(colour);
  write(pdf, weight, text, { x, y, width, align });
  return pdf.y;
}

/** A label: English at the left, Arabic at the right. */
function label(
  pdf: Document,
  [english, arabic]: readonly [string, string],
  x: number,
  y: number,
  width: number,
) {
  put(pdf, english, x, y, { size: 7, colour: QUIET, width });
  put(pdf, arabic, x, y, { size: 7, colour: QUIET, width, align: "right" });
}

function rule(pdf: Document, y: number, [from, to]: readonly [number, number], width = 0.5, colour = LINE) {
  pdf.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(colour).stroke();
}

function head(pdf: Document, { kind }: Paper): void {
  pdf
    .save()
    .translate(LEFT - 3, 30)
    .scale(0.78)
    .lineWidth(3.7)
    .strokeColor(INK);
  pdf.path("M4.8 22V5.6L16 17.4 27.2 5.6V22").stroke();
  pdf.path("M4.8 20.5C4.8 26 9.6 28.6 16 28.6S27.2 26 27.2 20.5").stroke();
  pdf.restore();
  put(pdf, "marsa", LEFT + 25, 31, { weight: "bold", size: 24 });
  put(pdf, "مرسى", LEFT + 116, 34, { size: 20, colour: QUIET });
  const [english, arabic] = TITLES[kind];
  put(pdf, english, SECOND, 32, { weight: "bold", size: 19, align: "right" });
  put(pdf, arabic, SECOND, 55, { weight: "bold", size: 16, align: "right" });
}

function facts(pdf: Document, { number, issuedAt, suppliedAt, corrects }: Paper): void {
  const width = 121;
  const columns: readonly (readonly [names: readonly [string, string], value: string])[] = [
    [["Number", "الرقم"], number],
    [["Date of issue", "تاريخ الإصدار"], longDay(issuedAt)],
    [["Date of supply", "تاريخ التوريد"], longDay(suppliedAt)],
    corrects === null
      ? [["Currency", "العملة"], "AED, UAE dirham"]
      : [["Corrects, in AED", "تصحيح الفاتورة"], corrects],
  ];
  for (const [place, [names, value]] of columns.entries()) {
    const x = LEFT + place * 134.7;
    rule(pdf, 88, [x, x + width]);
    label(pdf, names, x, 94, width);
    put(pdf, value, x, 105, { weight: "bold", size: 8.5, width });
  }
}

function parties(pdf: Document, { house, recipient }: Paper): void {
  const sides = [
    [["Supplier", "المورّد"], { arabic: house.nameArabic, ...house }],
    [["Recipient", "المستلم"], { arabic: "", ...recipient }],
  ] as const;
  for (const [place, [names, { name, arabic, address, trn }]] of sides.entries()) {
    const x = place === 0 ? LEFT : SECOND;
    label(pdf, names, x, 134, place === 0 ? HALF - 4 : HALF);
    let y = put(pdf, name, x, 145, { weight: "bold", size: 10 }) + 1;
    y = put(pdf, arabic, x, y, { colour: QUIET }) + 2;
    y = put(pdf, address, x, y, { width: HALF - 20 }) + 4;
    if (trn === "") continue;
    y = put(pdf, "TRN رقم التسجيل الضريبي", x, y, { size: 7.5, colour: QUIET }) + 1;
    put(pdf, trn, x, y, { weight: "bold", size: 8.5 });
  }
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

function foot(pdf: Document, { kind, house }: Paper): void {
  const quiet = { size: 7, colour: QUIET, width: RIGHT - LEFT };
  rule(pdf, 792, [LEFT, RIGHT]);
  put(pdf, `${house.name} · Trade licence ${house.licence} · ${house.contact}`, LEFT, 799, quiet);
  put(pdf, "Page 1 of 1", LEFT, 799, { ...quiet, align: "right" });
  if (kind === "credit_note") return;
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
