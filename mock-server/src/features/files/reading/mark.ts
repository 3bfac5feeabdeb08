/** Draws the mark of a reader on the pages of a PDF, in its bytes: every copy of the file carries it. */
import { degrees, PDFDocument, type PDFEmbeddedPage, type PDFPage } from "@cantoo/pdf-lib";
// oxlint-disable-next-line import/no-named-as-default -- its types know no named export
import PDFKit from "pdfkit";
import { bytesOf } from "../../../http/pdf/pdf.ts";
import { type Document, write } from "../../../http/pdf/write.ts";

/** Who reads, and when. */
export interface ReaderMark {
  readonly name: string;
  /** "buyer 1042". */
  readonly number: string;
  /** "Nov 24, 2026, 2:02 PM GST". */
  readonly at: string;
}

const INK = "#16202b";
const TURN = 24;
const FAINT = 0.085;
/** Points of the long side of A4: larger pages get a larger mark. */
const LONG_SIDE = 842;

/**
 * Returns the PDF with the mark across each page, and once in plain letters at its foot. Turned pages get it upright.
 * @throws Error for bytes that are no readable PDF, or are encrypted.
 */
export async function marked(original: Uint8Array, mark: ReaderMark): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(original, { updateMetadata: false });
  const sheets = new Map<string, Promise<PDFEmbeddedPage>>();
  const sheetOf = (width: number, height: number) => {
    const size = `${width} ${height}`;
    const known = sheets.get(size) ?? embed(pdf, width, height, mark);
    sheets.set(size, known);
    return known;
  };
  for (const page of pdf.getPages()) {
    const { x, y, turn, width, height } = placeOf(page);
    // oxlint-disable-next-line no-await-in-loop -- most pages share one sheet
    page.drawPage(await sheetOf(width, height), { x, y, rotate: degrees(turn) });
  }
  return pdf.save();
}

/** Where the sheet of a page begins, how it is turned, and its size as the reader sees it. */
function placeOf(page: PDFPage) {
  const { x, y, width, height } = page.getCropBox();
  const turn = ((page.getRotation().angle % 360) + 360) % 360;
  switch (turn) {
    case 90:
      return { x: x + width, y, turn, width: height, height: width };
    case 180:
      return { x: x + width, y: y + height, turn, width, height };
    case 270:
      return { x, y: y + height, turn, width: height, height: width };
    default:
      return { x, y, turn: 0, width, height };
  }
}

async function embed(pdf: PDFDocument, width: number, height: number, mark: ReaderMark) {
  const [sheet] = await pdf.embedPdf(await markSheet(width, height, mark));
  if (!sheet) throw new Error("The sheet of a mark has no page");
  return sheet;
}

function markSheet(width: number, height: number, { name, number, at }: ReaderMark): Promise<Uint8Array> {
  const pdf: Document = new PDFKit({ size: [width, height], margin: 0 });
  const unit = Math.max(width, height) / LONG_SIDE;
  const options = { lineBreak: false } as const;
  const text = `${name} · ${number} · ${at}`;
  pdf
    .save()
    .fillColor(INK)
    .fillOpacity(FAINT)
    .fontSize(13 * unit);
  pdf.rotate(-TURN, { origin: [width / 2, height / 2] });
  const step = { x: pdf.widthOfString(text) + 60 * unit, y: 96 * unit };
  const reach = Math.hypot(width, height) / 2;
  for (let row = 0, y = height / 2 - reach; y < height / 2 + reach; row += 1, y += step.y) {
    const from = width / 2 - reach - ((row * 97 * unit) % step.x);
    for (let x = from; x < width / 2 + reach; x += step.x) write(pdf, "regular", text, { ...options, x, y });
  }
  pdf
    .restore()
    .fillOpacity(1)
    .fillColor(INK)
    .fontSize(8 * unit);
  write(pdf, "regular", `For ${name} · ${at}`, { ...options, x: 24 * unit, y: height - 18 * unit });
  return bytesOf(pdf);
}
