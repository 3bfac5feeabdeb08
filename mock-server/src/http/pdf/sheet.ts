/** Draws what all papers of the house share: title in two languages, labelled facts, the two sides, and the foot. */
// oxlint-disable-next-line import/no-named-as-default -- its types know no named export
import PDFDocument from "pdfkit";
import type { House, Recipient } from "../../domain/papers/paper.ts";
import { type Document, type Weight, write } from "./write.ts";

export const INK = "#0b1b2b";
export const QUIET = "#5b6673";
export const LINE = "#c5cdd5";
export const LEFT = 35;
export const RIGHT = 560;
export const HALF = 252;
/** The left edge of the second of two columns. */
export const SECOND = RIGHT - HALF;

/** An English text and its Arabic. */
export type Names = readonly [english: string, arabic: string];

/** A label and its value. */
export type Fact = readonly [names: Names, value: string];

/** Returns an empty A4 page of a document with this title and author. Texts go where they are put. */
export function newSheet(title: string, author: string): Document {
  const info = { Title: title, Author: author };
  return new PDFDocument({ size: "A4", margin: 0, bufferPages: true, info });
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
export function put(
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
export function label(pdf: Document, [english, arabic]: Names, x: number, y: number, width: number): void {
  put(pdf, english, x, y, { size: 7, colour: QUIET, width });
  put(pdf, arabic, x, y, { size: 7, colour: QUIET, width, align: "right" });
}

/** Draws a line across. */
export function rule(
  pdf: Document,
  y: number,
  [from, to]: readonly [number, number],
  width = 0.5,
  colour = LINE,
): void {
  pdf.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(colour).stroke();
}

/** Draws the mark of the house. */
export function logo(pdf: Document): void {
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
}

/** Draws the mark of the house and the title. */
export function head(pdf: Document, [english, arabic]: Names): void {
  logo(pdf);
  put(pdf, "مرسى", LEFT + 116, 34, { size: 20, colour: QUIET });
  put(pdf, english, SECOND, 32, { weight: "bold", size: 19, align: "right" });
  put(pdf, arabic, SECOND, 55, { weight: "bold", size: 16, align: "right" });
}

/** Draws four facts side by side under the title. */
export function factRow(pdf: Document, facts: readonly Fact[]): void {
  const width = 121;
  for (const [place, [names, value]] of facts.entries()) {
    const x = LEFT + place * 134.7;
    rule(pdf, 88, [x, x + width]);
    label(pdf, names, x, 94, width);
    put(pdf, value, x, 105, { weight: "bold", size: 8.5, width });
  }
}

/** Draws the house at the left, and the other side at the right. */
export function parties(
  pdf: Document,
  house: House,
  recipient: Recipient,
  [left, right]: readonly [Names, Names],
): void {
  const sides = [
    [left, { arabic: house.nameArabic, ...house }],
    [right, { arabic: "", ...recipient }],
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

/** Draws the foot: who the house is, and which page this is. */
export function foot(pdf: Document, house: House, page: string): void {
  const quiet = { size: 7, colour: QUIET, width: RIGHT - LEFT };
  rule(pdf, 792, [LEFT, RIGHT]);
  put(pdf, `${house.name} · Trade licence ${house.licence} · ${house.contact}`, LEFT, 799, quiet);
  put(pdf, page, LEFT, 799, { ...quiet, align: "right" });
}
