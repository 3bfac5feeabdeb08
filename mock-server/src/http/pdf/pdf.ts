/** Renders documents as PDFs in A4: a title, rows of facts, sums, sections of text, and a footer on each page. */
// oxlint-disable-next-line import/no-named-as-default -- its types know no named export
import PDFDocument from "pdfkit";

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
}

type Row = readonly [what: string, value: string];

const MARGIN = 56;
const INK = "#16202b";
const QUIET = "#5b6673";
const LINE = "#c5cdd5";
const FACT_WIDTH = 150;
const OWNER = "Marsa Auctions · Sheikh Zayed Road, Dubai, United Arab Emirates";

type Document = InstanceType<typeof PDFDocument>;

/** Returns one or more A4 pages. The fonts have Western European letters only: others become question marks. */
export function makePdf(text: PdfText): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument({
    size: "A4",
    margin: MARGIN,
    bufferPages: true,
    info: { Title: text.title, Author: "Marsa" },
  });
  const chunks: Buffer[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  pdf.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
  pdf.on("error", reject);
  head(pdf, text);
  rows(pdf, text.facts);
  if (text.sums) sums(pdf, text.sums);
  for (const section of text.sections ?? []) drawSection(pdf, section);
  pdf.moveDown(1);
  paragraphs(pdf, text.paragraphs);
  footers(pdf);
  pdf.end();
  return promise;
}

function head(pdf: Document, { title, subtitle }: PdfText): void {
  pdf.font("Helvetica-Bold").fontSize(11).fillColor(QUIET).text("MARSA", { characterSpacing: 3 });
  pdf.moveDown(1.5).fontSize(22).fillColor(INK).text(settable(title));
  if (subtitle !== undefined)
    pdf.moveDown(0.2).font("Helvetica").fontSize(11).fillColor(QUIET).text(settable(subtitle));
  pdf.moveDown(1).fontSize(10.5);
}

function rows(pdf: Document, facts: readonly Row[]): void {
  for (const [what, value] of facts) {
    room(pdf, 3);
    const { y } = pdf;
    pdf
      .font("Helvetica")
      .fillColor(QUIET)
      .text(settable(what), MARGIN, y, { width: FACT_WIDTH - 10 });
    const below = pdf.y;
    pdf
      .font("Helvetica-Bold")
      .fillColor(INK)
      .text(settable(value), MARGIN + FACT_WIDTH, y);
    pdf.y = Math.max(pdf.y, below);
    pdf.moveDown(0.35);
  }
  pdf.x = MARGIN;
}

function sums(pdf: Document, amounts: readonly Row[]): void {
  const width = pdf.page.width - 2 * MARGIN;
  pdf.moveDown(1);
  for (const [place, [what, value]] of amounts.entries()) {
    const isTotal = place === amounts.length - 1;
    room(pdf, 3);
    rule(pdf, isTotal ? INK : LINE, isTotal ? 1.2 : 0.6);
    const { y } = pdf;
    pdf.font(isTotal ? "Helvetica-Bold" : "Helvetica").fillColor(INK);
    pdf.text(settable(what), MARGIN, y).text(settable(value), MARGIN, y, { width, align: "right" });
    pdf.moveDown(0.5);
  }
  pdf.x = MARGIN;
}

function drawSection(pdf: Document, { heading, facts = [], paragraphs: texts = [] }: PdfSection): void {
  room(pdf, 5);
  pdf.moveDown(1.2).font("Helvetica-Bold").fontSize(12.5).fillColor(INK).text(settable(heading), MARGIN);
  pdf.moveDown(0.4).fontSize(10.5);
  rows(pdf, facts);
  paragraphs(pdf, texts);
}

function paragraphs(pdf: Document, texts: readonly string[]): void {
  pdf.font("Helvetica").fillColor(INK);
  for (const text of texts) pdf.text(settable(text), MARGIN, pdf.y, { lineGap: 3 }).moveDown(0.6);
}

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
    const options = { width: pdf.page.width - 2 * MARGIN, lineBreak: false } as const;
    pdf.font("Helvetica").fontSize(8).fillColor(QUIET);
    pdf.text(settable(OWNER), MARGIN, y, options);
    pdf.text(`Page ${page - start + 1} of ${count}`, MARGIN, y, { ...options, align: "right" });
  }
}

/** Replaces characters that the built-in fonts lack. */
function settable(text: string): string {
  return text.replaceAll(
    /[^\u0020-\u007E\u00A0-\u00FF\u2013\u2014\u2018\u2019\u201C\u201D\u2022\u20AC]/g,
    "?",
  );
}
