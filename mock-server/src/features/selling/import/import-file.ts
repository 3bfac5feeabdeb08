/** POST /sale/import, GET /sale/import/template: spreadsheets of lots, read and written in a process of their own. */
import { fieldRules } from "@marsa/api-spec/rules";
import { dictionariesOf } from "../../../tables/lots/dictionaries.ts";
import type { Store } from "../../../store/store.ts";
import { file as fileReply, ok, refuse, type Handler } from "../../../http/handler.ts";
import { tooMany } from "../../../http/rate-limited.ts";
import { exported } from "../../../http/spreadsheet/export-queue.ts";
import { XLSX } from "../../../http/spreadsheet/spreadsheet.ts";
import { importFields, type Lists } from "./columns.ts";
import { headingWord } from "./headings.ts";
import { headingsOf, saveHeadings } from "./repository-headings.ts";
import { runImport } from "./run-import.ts";
import { withSameVins } from "./same-vins.ts";
import type { DictName } from "../../../tables/schema/dict-names.ts";

const MB = 1024 * 1024;
const MOST_MB = 10;

/** Nothing is stored: the browser keeps the rows, shows their errors, and sends the good ones. */
export const importLots: Handler<"importLots"> = async (request, { store, clock, rateLimit, log }) => {
  const { body, user, query } = request;
  const refused = tooMany(rateLimit, [["uploadByUser", String(user.id)]]);
  if (refused) return refused;
  const { path, size, name } = body.file;
  if (size > MOST_MB * MB) return refuse("TOO_LARGE", { size_mb: MOST_MB });
  // A file that crashes its process, or that never ends, is as good as broken.
  const lists = await listsOf(store);
  const remembered = await store.read((db) => headingsOf(db, user.id));
  const kind = query.kind ?? null;
  const order = { task: "read", path, name, kind, remembered, lists, now: clock.now() } as const;
  const done = await runImport(order).catch((error: unknown) => {
    log.warn("A spreadsheet could not be read", { error: String(error) });
    return null;
  });
  if (done?.refused === "too_large") return refuse("TOO_LARGE", { size_mb: MOST_MB });
  if (!done?.previewed) return refuse("UNSUPPORTED_TYPE");
  const { previewed } = done;
  if (previewed.ok) {
    const { columns, rows } = previewed.preview;
    const names = columns.map((column) => column.name);
    return ok({ ...previewed.preview, rows: await withSameVins(store, user.id, names, rows) });
  }
  return refuse("VALIDATION", { errors: [{ field: "file", message: previewed.message }] });
};

/** Everybody who signs in to the account imports with these headings. A field that is taken twice stays with the first. */
export const rememberHeadings: Handler<"rememberHeadings"> = async ({ body, user }, { store }) => {
  const { kind, headings } = body;
  const known = new Set(importFields(kind).map(({ name }) => name));
  if (headings.some(({ field }) => field !== null && !known.has(field)))
    return refuse("VALIDATION", { errors: [{ field: "headings", message: fieldRules.valid("Field") }] });
  const words = new Map(headings.map(({ title, field }) => [headingWord(title), field]));
  await store.write((db) => saveHeadings(db, user.id, kind, words));
  return ok({});
};

/** A template is written in a process: it waits in the queue of the exports, which has an end. */
export const getImportTemplate: Handler<"getImportTemplate"> = (request, context) =>
  exported(request, context, async () => {
    const { kind = "vehicle" } = request.query;
    const lists = await listsOf(context.store);
    const { bytes } = await runImport({ task: "template", kind, lists, now: context.clock.now() });
    if (!bytes) throw new Error("The template was not written");
    return fileReply(bytes, { type: XLSX, name: `marsa-${kind}s.xlsx` });
  });

/** The closed lists that a lot takes its values from, as plain data. */
export async function listsOf(store: Store): Promise<Lists> {
  const dictionaries = await dictionariesOf(store);
  const names = (["vehicle", "apartment"] as const)
    .flatMap(importFields)
    .flatMap(({ dict }) => (dict === undefined ? [] : [dict as DictName]));
  return Object.fromEntries([...new Set(names)].map((name) => [name, dictionaries.named(name)?.items ?? []]));
}
