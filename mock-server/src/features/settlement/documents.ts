/** Serves the documents of a paid lot. */
import { presentFile } from "../../http/present/present-file.ts";
import type { Context } from "../../http/context.ts";
import { filesOf, linkFiles, type FileOwner, type FileRow } from "../../tables/people/files.ts";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { makePdf } from "../../http/pdf/pdf.ts";
import { taxPapersOf } from "../papers/public.ts";
import { reportsOf } from "../../tables/lots/reports.ts";
import { findPaidSale } from "./repository-documents.ts";
import type { PaidSale } from "./sale-facts.ts";
import { saleSheets } from "./sale-sheets.ts";

type Needs = Pick<Context, "store" | "files" | "clock">;

/**
 * GET /my/documents/{id}: the documents of a paid lot for its buyer, by links of five minutes. Not found for anyone
 * else.
 */
export const listMyDocuments: Handler<"listMyDocuments"> = async ({ params, user }, context) => {
  const sale = await findPaidSale(context.store, params.id, user.id, context.terms);
  if (!sale) return refuse("NOT_FOUND");
  const taxPapers = await taxPapersOf(params.id, user.id, context);
  const papers = await papersOf(sale, context);
  const { store, files, clock } = context;
  const uploads = await store.read((db) => filesOf(db, `lot:${params.id}`));
  const documents = [...papers, ...uploads.filter(({ kind }) => kind === "lot_document")];
  const reports = await store.read((db) => reportsOf(db, params.id));
  const reader = { userId: user.id, at: clock.now() };
  return ok([
    ...taxPapers,
    ...documents.map((file) => presentFile(file, files.urlOf(file))),
    ...reports.map(({ versions: [newest] }) => presentFile(newest!, files.readingUrlOf(newest!, reader))),
  ]);
};

/** Created on first request and stored: a delivered document never changes. */
async function papersOf(sale: PaidSale, { store, files, clock }: Needs): Promise<FileRow[]> {
  const { lotId, buyerId: userId } = sale.settlement;
  const owner: FileOwner = `sale:${lotId}`;
  const stored = await store.read((db) => filesOf(db, owner));
  if (stored.length > 0) return stored;
  const ids: number[] = [];
  for (const sheet of saleSheets(sale)) {
    const upload = { userId, kind: "document", name: `${sheet.title}.pdf`, at: clock.now() } as const;
    const made = await files.keep({ ...upload, content: await makePdf(sheet) });
    if (!made.ok) throw new Error(`A document of lot ${lotId} was not kept: ${made.code}`);
    ids.push(made.file.id);
  }
  return store.write(async (db) => {
    // Another request was first and has linked its files; these are deleted by the next cleanup.
    if ((await filesOf(db, owner)).length === 0) await linkFiles(db, userId, ids, owner);
    return filesOf(db, owner);
  });
}
