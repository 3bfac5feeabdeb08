/** Draws pages of PDFs as pictures. */
import { PDFiumLibrary, type PDFiumDocument } from "@hyzyla/pdfium";
import sharp from "sharp";

/** Pixels of a page: as wide as a screen shows it, and no higher than a long receipt. */
const WIDTH = 1_400;
const MOST_HEIGHT = 4_200;

let library: Promise<PDFiumLibrary> | undefined;

/**
 * Opens a PDF; the caller destroys it.
 * @throws Error for bytes that are no readable PDF.
 */
export async function openPdf(bytes: Uint8Array): Promise<PDFiumDocument> {
  library ??= PDFiumLibrary.init();
  return (await library).loadDocument(bytes);
}

/**
 * Returns a page as WebP.
 * @param page from 1 on.
 * @throws Error for a page that is not there, or cannot be drawn.
 */
export async function renderPage(pdf: PDFiumDocument, page: number): Promise<Uint8Array> {
  const wanted = pdf.getPage(page - 1);
  const { originalWidth, originalHeight } = wanted.getOriginalSize();
  const scale = Math.min(WIDTH / originalWidth, MOST_HEIGHT / originalHeight);
  const { data, width, height } = await wanted.render({ scale, render: "bitmap" });
  return sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: "#fff" })
    .webp({ quality: 82, effort: 2 })
    .toBuffer();
}
