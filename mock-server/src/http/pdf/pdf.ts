/** Renders documents as PDFs: a title, rows of facts, and text. */
// oxlint-disable-next-line import/no-named-as-default -- its types know no named export
import PDFDocument from "pdfkit";

export interface PdfText {
  readonly title: string;
  /** Rows under the title: a label, and an amount or name. */
  readonly facts: readonly (readonly [what: string, value: string])[];
  readonly paragraphs: readonly string[];
}

const MARGIN = 56;
const INK = "#16202b";
const QUIET = "#5b6673";
const FACT_WIDTH = 130;

/** Returns one or more A4 pages. The fonts have Western European letters only: others become question marks. */
export function makePdf({ title, facts, paragraphs }: PdfText): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument({ size: "A4", margin: MARGIN, info: { Title: title, Author: "Marsa" } });
  const chunks: Buffer[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  pdf.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
  pdf.on("error", reject);

  pdf.font("Helvetica-Bold").fontSize(11).fillColor(QUIET).text("MARSA", { characterSpacing: 3 });
  pdf.moveDown(1.5).fontSize(22).fillColor(INK).text(settable(title));
  pdf.moveDown(1).fontSize(10.5);
  for (const [what, value] of facts) {
    const { y } = pdf;
    pdf.font("Helvetica").fillColor(QUIET).text(settable(what), MARGIN, y, { width: FACT_WIDTH });
    pdf
      .font("Helvetica-Bold")
      .fillColor(INK)
      .text(settable(value), MARGIN + FACT_WIDTH, y);
    pdf.moveDown(0.35);
  }
  pdf.x = MARGIN;
  pdf.moveDown(1).font("Helvetica").fillColor(INK);
  for (const paragraph of paragraphs) pdf.text(settable(paragraph), { lineGap: 3 }).moveDown(0.8);
  pdf.end();
  return promise;
}

/** Replaces characters that the built-in fonts lack. */
function settable(text: string): string {
  return text.replaceAll(
    /[^\u0020-\u007E\u00A0-\u00FF\u2013\u2014\u2018\u2019\u201C\u201D\u2022\u20AC]/g,
    "?",
  );
}
