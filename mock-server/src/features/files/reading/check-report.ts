/** Checks an uploaded report, which strangers will open. */
import {
  EncryptedPDFError,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFStream,
} from "@cantoo/pdf-lib";
import { MOST_PAGES } from "../../../domain/file.ts";
import type { UploadFault } from "../read-picture.ts";
import { marked } from "./mark.ts";
import { openPdf, renderPage } from "./render-page.ts";

/** Entries that run scripts, open programs or carry other files. */
const ACTIVE_KEYS = ["JS", "JavaScript", "AA", "XFA", "EmbeddedFiles", "EF"].map((key) => PDFName.of(key));
const ACTIONS = new Set(
  ["JavaScript", "Launch", "ImportData", "SubmitForm", "GoToE"].map((name) => `/${name}`),
);
const ACTION = PDFName.of("S");
const MARK = { name: "Marsa", number: "staff", at: "now" };

/** Returns the number of pages of a report, or why it is not accepted. */
export async function pagesOfReport(bytes: Uint8Array): Promise<number | UploadFault> {
  try {
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    const pages = pdf.getPageCount();
    if (pages > MOST_PAGES) return "pages";
    if (isActive(pdf)) return "active";
    // Nobody can read what cannot be marked and drawn.
    const drawn = await openPdf(await marked(bytes, MARK));
    try {
      if (drawn.getPageCount() !== pages || pages === 0) return "damaged";
      await renderPage(drawn, 1);
    } finally {
      drawn.destroy();
    }
    return pages;
  } catch (error) {
    return error instanceof EncryptedPDFError ? "locked" : "damaged";
  }
}

function isActive(pdf: PDFDocument): boolean {
  return pdf.context.enumerateIndirectObjects().some(([, object]) => holdsAction(object));
}

function holdsAction(object: PDFObject | undefined): boolean {
  if (object instanceof PDFStream) return holdsAction(object.dict);
  if (object instanceof PDFArray) return object.asArray().some(holdsAction);
  if (!(object instanceof PDFDict)) return false;
  if (ACTIVE_KEYS.some((key) => object.has(key))) return true;
  if (ACTIONS.has(String(object.get(ACTION)))) return true;
  return object.values().some(holdsAction);
}
