/** POST /sale/import, GET /sale/import/template: spreadsheets of lots, read and written in a process of their own. */
import { dictionariesOf } from "../../../tables/lots/dictionaries.ts";
import type { Store } from "../../../store/store.ts";
import { file as fileReply, ok, refuse, type Handler } from "../../../http/handler.ts";
import { tooMany } from "../../../http/limits/rate-limited.ts";
import { exported } from "../../../http/spreadsheet/export-queue.ts";
import { XLSX } from "../../../http/spreadsheet/spreadsheet.ts";
import { importFields, type Lists } from "./columns.ts";
import { runImport } from "./run-import.ts";
import { withSameVins } from "./same-vins.ts";
import type { DictName } from "../../../tables/system/dict-names.ts";

const MB = 1024 * 1024;
const MOST_MB = 10;

/** Nothing is stored: the browser keeps the rows, shows their errors, and sends the good ones. */
export const importLots: Handler<"importLots"> = async ({ body, user }, { store, clock, rateLimit, log }) => {
  const refused = tooMany(rateLimit, [["uploadByUser", String(user.id)]]);
  if (refused) return refused;
  const { path, size, name } = body.file;
  if (size > MOST_MB * MB) return refuse("TOO_LARGE", { size_mb: MOST_MB });
  // A file that crashes its process, or that never ends, is as good as broken.
  const lists = await listsOf(store);
  const done = await runImport({ task: "read", path, name, lists, now: clock.now() }).catch(
    (error: unknown) => {
      log.warn("A spreadsheet could not be read", { error: String(error) });
      return null;
    },
  );
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
