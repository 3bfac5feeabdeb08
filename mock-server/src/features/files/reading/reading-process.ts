/** The process that marks and draws what a reader opens: a hostile file may crash only this process. */
import type { PDFiumDocument } from "@hyzyla/pdfium";
import sharp from "sharp";
// oxlint-disable-next-line import/no-named-as-default -- its types know no named export
import PDFKit from "pdfkit";
import { bytesOf, makePdf, type PdfText } from "../../../http/pdf/pdf.ts";
import { lowerPriority } from "../../../threads/lower-priority.ts";
import { openedFile, type FileKey } from "../../../tables/sealing/sealed-file.ts";
import { sendResult } from "../../../threads/task-process.ts";
import { marked, type ReaderMark } from "./mark.ts";
import { openPdf, renderPage } from "./render-page.ts";

export interface ReadingOrder {
  /** The same for all pages of one reading. */
  readonly key: string;
  /** The stored file, or the text of a report of the scene. */
  readonly source:
    | { readonly path: string; readonly mime: string; readonly key: FileKey | null }
    | { readonly text: PdfText };
  readonly mark: ReaderMark;
  /** The page to draw, from 1 on; null: the whole file. */
  readonly page: number | null;
}

export interface ReadingDone {
  readonly bytes: Uint8Array | null;
  readonly error: string | null;
}

interface Reading {
  readonly bytes: Uint8Array;
  readonly pdf: PDFiumDocument;
}

/** Readings kept open: several people turn pages at once. */
const MOST_OPEN = 6;
const open = new Map<string, Reading>();

async function read({ key, source, mark, page }: ReadingOrder): Promise<Uint8Array> {
  const reading = open.get(key) ?? (await begin(source, mark));
  open.delete(key);
  open.set(key, reading);
  const [oldest] = open.keys();
  if (open.size > MOST_OPEN && oldest !== undefined) {
    open.get(oldest)?.pdf.destroy();
    open.delete(oldest);
  }
  return page === null ? reading.bytes : renderPage(reading.pdf, page);
}

async function begin(source: ReadingOrder["source"], mark: ReaderMark): Promise<Reading> {
  const bytes = await marked(await originalOf(source), mark);
  return { bytes, pdf: await openPdf(bytes) };
}

async function originalOf(source: ReadingOrder["source"]): Promise<Uint8Array> {
  if ("text" in source) return makePdf(source.text);
  const bytes = await openedFile(source.path, source.key);
  return source.mime === "application/pdf" ? bytes : pictureAsPdf(bytes);
}

/** Returns a scan as a page of its shape, as wide as A4. */
async function pictureAsPdf(picture: Buffer): Promise<Uint8Array> {
  const { data, info } = await sharp(picture)
    .flatten({ background: "#fff" })
    .jpeg({ quality: 88 })
    .toBuffer({ resolveWithObject: true });
  const size: [number, number] = [595, Math.max(1, (595 * info.height) / info.width)];
  const pdf = new PDFKit({ size, margin: 0 });
  pdf.image(data, 0, 0, { width: size[0], height: size[1] });
  return bytesOf(pdf);
}

lowerPriority(19);

process.on("message", (order: ReadingOrder) => {
  read(order).then(
    (bytes) => sendResult({ bytes, error: null } satisfies ReadingDone),
    (reason: unknown) => sendResult({ bytes: null, error: String(reason) } satisfies ReadingDone),
  );
});
