/** Renders documents as PDFs in A4: a title, rows of facts, sums, sections of text, and a footer on each page. */
// oxlint-disable-next-line import/no-named-as-default -- its types know no named export
import PDFDocument from "pdfkit";
import { type Document, write } from "./write.ts";

export interface PdfText {
  readonly title: string;
  /** The line under the title. */
  readonly subtitle?: string;
  /** Rows under the title: a label, and a name or amount. */
  readonly facts: readonly Row[];
  /** Amounts, one below the other; the last one is the total. */
  readonly sums?: readonly Row[];
  readonly sections?: readonly PdfSection[];
  readonly paragraphs: readonly string[];
}

/** A heading with rows, text, or both. */
export interface PdfSection {
  readonly heading: string;
  readonly facts?: readonly Row[];
  readonly paragraphs?: readonly string[];
  /** Whether it begins a page. */
  readonly newPage?: boolean;
}

type Row = readonly [what: string, value: string];

const MARGIN = 56;
const INK = "#16202b";
const QUIET = "#5b6673";
const LINE = "#c5cdd5";
const FACT_WIDTH = 150;
const OWNER = "Marsa Auctions · Sheikh Zayed Road, Dubai, United Arab Emirates";

/** Returns one or more A4 pages. */
export function makePdf(text: PdfText): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument({
    size: "A4",
    margin: MARGIN,
    bufferPages: true,
    info: { Title: text.title, Author: "Marsa" },
  });
  head(pdf, text);
  rows(pdf, text.facts);
  if (text.sums) sums(pdf, text.sums);
  for (const section of text.sections ?? []) drawSection(pdf, section);
  pdf.moveDown(1);
  paragraphs(pdf, text.paragraphs);
  footers(pdf);
  return bytesOf(pdf);
}

/** Ends a document and returns its bytes. */
export function bytesOf(pdf: Document): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  pdf.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
  pdf.on("error", reject);
  pdf.end();
  return promise;
}

function head(pdf: Document, { title, subtitle }: PdfText): void {
  pdf.fontSize(11).fillColor(QUIET);
  write(pdf, "bold", "MARSA", { characterSpacing: 3 });
  pdf.moveDown(1.5).fontSize(22).fillColor(INK);
  write(pdf, "bold", title, { characterSpacing: 0 });
  if (subtitle !== undefined) {
    pdf.moveDown(0.2).fontSize(11).fillColor(QUIET);
    write(pdf, "regular", subtitle);
  }
  pdf.moveDown(1).fontSize(10.5);
}

function rows(pdf: Document, facts: readonly Row[]): void {
  for (const [what, value] of facts) {
    room(pdf, 3);
    const { y } = pdf;
    pdf.fillColor(QUIET);
    write(pdf, "regular", what, { x: MARGIN, y, width: FACT_WIDTH - 10 });
    const below = pdf.y;
    pdf.fillColor(INK);
    write(pdf, "bold", value, { x: MARGIN + FACT_WIDTH, y, width: widthOf(pdf) - FACT_WIDTH });
    pdf.y = Math.max(pdf.y, below);
    pdf.moveDown(0.35);
  }
  pdf.x = MARGIN;
}

function sums(pdf: Document, amounts: readonly Row[]): void {
  const width = widthOf(pdf);
  pdf.moveDown(1);
  for (const [place, [what, value]] of amounts.entries()) {
    const isTotal = place === amounts.length - 1;
    const weight = isTotal ? "bold" : "regular";
    room(pdf, 3);
    rule(pdf, isTotal ? INK : LINE, isTotal ? 1.2 : 0.6);
    const { y } = pdf;
    pdf.fillColor(INK);
    write(pdf, weight, what, { x: MARGIN, y });
    write(pdf, weight, value, { x: MARGIN, y, width, align: "right" });
    pdf.moveDown(0.5);
  }
  pdf.x = MARGIN;
}

function drawSection(
  pdf: Document,
  { heading, facts = [], paragraphs: texts = [], newPage = false }: PdfSection,
): void {
  if (newPage) pdf.addPage();
  else room(pdf, 6);
  pdf.moveDown(1.2).fontSize(12.5).fillColor(INK);
  write(pdf, "bold", heading, { x: MARGIN });
  pdf.moveDown(0.4).fontSize(10.5);
  rows(pdf, facts);
  if (facts.length > 0) pdf.moveDown(0.4);
  paragraphs(pdf, texts);
}

function paragraphs(pdf: Document, texts: readonly string[]): void {
  for (const text of texts) {
    // A paragraph stays whole: no page begins with its last line.
    const lines = Math.ceil(pdf.font("Helvetica").widthOfString(text) / widthOf(pdf));
    room(pdf, lines + 1);
    pdf.fillColor(INK);
    write(pdf, "regular", text, { x: MARGIN, lineGap: 3 });
    pdf.moveDown(0.6);
  }
}

const widthOf = (pdf: Document): number => pdf.page.width - 2 * MARGIN;

/** Begins a new page where fewer than so many lines fit. */
function room(pdf: Document, lines: number): void {
  const left = pdf.page.height - MARGIN - pdf.y;
  if (left < lines * pdf.currentLineHeight(true)) pdf.addPage();
}

function rule(pdf: Document, colour: string, width: number): void {
  const { y } = pdf;
  pdf
    .moveTo(MARGIN, y)
    .lineTo(pdf.page.width - MARGIN, y)
    .lineWidth(width)
    .strokeColor(colour)
    .stroke();
  pdf.y = y + 6;
}

/** The owner and the number of the page, below the margin. */
function footers(pdf: Document): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // Text below the margin would begin a new page.
    pdf.page.margins.bottom = 0;
    const y = pdf.page.height - MARGIN + 16;
    const options = { x: MARGIN, y, width: widthOf(pdf), lineBreak: false } as const;
    pdf.fontSize(8).fillColor(QUIET);
    write(pdf, "regular", OWNER, options);
    write(pdf, "regular", `Page ${page - start + 1} of ${count}`, { ...options, align: "right" });
  }
}
