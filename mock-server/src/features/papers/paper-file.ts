/** Keeps the PDFs of tax documents. */
import type { Context } from "../../http/context.ts";
import type { Schema } from "../../http/handler.ts";
import { taxPaperPdf } from "../../http/pdf/tax-paper-pdf.ts";
import { presentFile } from "../../http/present/present-file.ts";
import { filesOf, linkFiles, type FileOwner } from "../../tables/people/files.ts";
import { papersOfSale, type PaperRow } from "./repository.ts";

type Needs = Pick<Context, "store" | "files" | "clock">;

/** Returns the tax documents of a lot for this recipient, the first one first. */
export async function taxPapersOf(lotId: number, userId: number, context: Needs) {
  const rows = await context.store.read((db) => papersOfSale(db, lotId, userId));
  return await Promise.all(rows.map((row) => paperFile(row, context)));
}

/** Returns the PDF of a document, by a link of five minutes. It is created on first request. */
export async function paperFile(
  row: PaperRow,
  { store, files, clock }: Needs,
): Promise<Schema<"SignedFile">> {
  const { id, userId, kind, number, facts } = row;
  const owner: FileOwner = `paper:${id}`;
  const [stored] = await store.read((db) => filesOf(db, owner));
  if (stored) return presentFile(stored, files.urlOf(stored));
  const made = await files.keep({
    userId,
    kind: "document",
    name: `${kind === "invoice" ? "Tax invoice" : "Tax credit note"} ${number}.pdf`,
    content: await taxPaperPdf({ ...row, ...facts }),
    at: clock.now(),
  });
  if (!made.ok) throw new Error(`The document ${number} was not kept: ${made.code}`);
  const first = await store.write(async (db) => {
    // Another request may have been first; this file is then deleted by the next cleanup.
    if ((await filesOf(db, owner)).length === 0) await linkFiles(db, userId, [made.file.id], owner);
    return (await filesOf(db, owner))[0]!;
  });
  return presentFile(first, files.urlOf(first));
}
