/** POST /backoffice/audit and /backoffice/audit/export: acts with person, subject, time and address. */
import { ok, type Handler } from "../../http/handler.ts";
import { encodePlace, idBefore } from "../../http/page-cursor.ts";
import { MOST_ROWS, sheetQuery, type Column } from "../../http/spreadsheet/spreadsheet.ts";
import { exportedForStaff } from "../../http/spreadsheet/staff-export.ts";
import { presentAct } from "../../http/present/present-act.ts";
import { actsOf, findActs, type ActFilter } from "./repository-audit.ts";

/** Lists the newest acts first. `state`: acts of one kind, `profile` or `profile.lock`. */
export const listAudit: Handler<"listAudit"> = async ({ body }, { store, clock }) => {
  const { limit, after, ...filter } = body;
  const page = idBefore(after);
  if (!page.ok) return page;
  const { rows, total } = await store.readInWorker(findActs, { filter, before: page.before, limit });
  const last = rows.at(-1);
  return ok({
    items: rows.map(presentAct),
    total,
    next: last && rows.length === limit ? encodePlace([last.id]) : null,
    as_of: new Date(clock.now()).toISOString(),
  });
};

const COLUMNS: readonly Column[] = [
  { title: "When", kind: "instant", width: 20 },
  { title: "Who", kind: "text", width: 26 },
  { title: "Act", kind: "text", width: 20 },
  { title: "To whom or what", kind: "text", width: 40 },
  { title: "Reason", kind: "text", width: 50 },
  { title: "From", kind: "text", width: 18 },
];

/** Makes the sheet of a filter. */
export const sheetOfActs = sheetQuery(import.meta.url, "sheetOfActs", async (db, filter: ActFilter) => {
  const { rows } = await actsOf(db, { filter, before: null, limit: MOST_ROWS });
  const cells = rows.map((act) => [act.at, act.who, act.act, act.subject, act.reason, act.address]);
  return { name: "Audit", columns: COLUMNS, rows: cells };
});

/** Exports all acts of a filter, the newest first. Each export is a row of the audit. */
export const exportAudit: Handler<"exportAudit"> = (request, context) => {
  const { limit: _, after: __, ...filter } = request.body;
  return exportedForStaff(request, context, {
    sheet: sheetOfActs,
    input: () => filter,
    act: "read.audit",
    filter,
    name: "marsa-audit.xlsx",
  });
};
