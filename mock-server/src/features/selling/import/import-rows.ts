/** POST /sale/import/{check,create}: rows of a spreadsheet, mended in the browser, become drafts. */
import { commandKey } from "../../../http/command-key.ts";
import { ok, refuse, type Handler, type Schema } from "../../../http/handler.ts";
import { dictionariesOf } from "../../../tables/lots/dictionaries.ts";
import { writeIdempotent } from "../../../tables/notices/write-idempotent.ts";
import type { Database } from "../../../store/store.ts";
import { projectDraft } from "../draft-lot.ts";
import type { Fields } from "../draft-rules.ts";
import { insertLot, numberOf, saveDraft } from "../repository-drafts.ts";
import { rowReader, type RowFields } from "./check-row.ts";
import { listsOf } from "./import-file.ts";

type Row = Schema<"ImportRow">;
type Result = Schema<"ImportResult">;

/** Returns the rows with their errors; the browser asks for each row that its seller changed. */
export const checkImport: Handler<"checkImport"> = async ({ body }, { store, clock }) => {
  const { kind, columns, rows } = body;
  const read = rowReader({ kind, lists: await listsOf(store), now: clock.now() }, columns);
  return ok(rows.map((row) => presentRow(row, read(row.cells))));
};

/** Creates the drafts of the good rows in one commit: a repeat answers with the same lots. */
export const createImportedLots: Handler<"createImportedLots"> = async (request, { store, clock }) => {
  const { body, user } = request;
  const { kind, columns, rows } = body;
  const at = clock.now();
  const dictionaries = await dictionariesOf(store);
  const read = rowReader({ kind, lists: await listsOf(store), now: at }, columns);
  const checked = rows.map((row) => ({ row, ...read(row.cells) }));
  const good = checked.filter(({ errors }) => errors.length === 0);
  const rejected = checked.filter(({ errors }) => errors.length > 0);
  const key = commandKey("createImportedLots", request, [JSON.stringify(body)]);

  const outcome = await writeIdempotent<Result, never>(store, key, at, (db) => {
    const created = good.map(({ row, fields }) => ({ row: row.row, ...createDraft(db, fields) }));
    const reply: Result = { created, rejected: rejected.map((each) => presentRow(each.row, each)) };
    return { ok: true, reply };
  });
  return outcome.ok ? ok(outcome.reply) : refuse(outcome.code);

  function createDraft(db: Database, fields: Fields) {
    const kept = { vehicle: null, property: null, point: null };
    const id = insertLot(db, user.id, projectDraft(fields, [], kept, dictionaries, at), at);
    saveDraft(db, user.id, id, { fields, version: 1, savedAt: at, relistedFrom: null });
    return { id_auction: id, number: numberOf(db, id) };
  }
};

function presentRow({ row, cells }: Row, { errors }: Pick<RowFields, "errors">): Schema<"CheckedRow"> {
  return { row, cells, errors: [...errors] };
}
