/** POST /backoffice/audit and /backoffice/audit/export: acts with person, subject, time and address. */
import { fieldRules } from "@marsa/api-spec/rules";
import type { Context } from "../../context.ts";
import { file, ok, refuse, type BodyOf, type Handler } from "../../http/handler.ts";
import { decodePlace, encodePlace } from "../../http/page-cursor.ts";
import { exported } from "../../http/spreadsheet/export-queue.ts";
import { spreadsheet, XLSX, type Column } from "../../http/spreadsheet/spreadsheet.ts";
import { nameOf, presentAct } from "../../http/present/present-act.ts";
import { findActs } from "./repository-audit.ts";

/** Lists the newest acts first. `state`: acts of one kind, `profile` or `profile.lock`. */
export const listAudit: Handler<"listAudit"> = async ({ body }, { store, clock }) => {
  const { limit, after, ...filter } = body;
  const before = after === undefined ? null : (decodePlace(after, 1)?.[0] ?? null);
  if (after !== undefined && typeof before !== "number") {
    return refuse("VALIDATION", { errors: [{ field: "after", message: fieldRules.valid("After") }] });
  }
  const { rows, total } = await findActs(store, { filter, before: Number(before) || null, limit });
  const last = rows.at(-1);
  return ok({
    items: rows.map(presentAct),
    total,
    next: last && rows.length === limit ? encodePlace([last.act.id]) : null,
    as_of: new Date(clock.now()).toISOString(),
  });
};

/** Most rows of one spreadsheet. */
const MOST_ROWS = 10_000;

const COLUMNS: readonly Column[] = [
  { title: "When", kind: "instant", width: 20 },
  { title: "Who", kind: "text", width: 26 },
  { title: "Act", kind: "text", width: 20 },
  { title: "To whom or what", kind: "text", width: 40 },
  { title: "Reason", kind: "text", width: 50 },
  { title: "From", kind: "text", width: 18 },
];

/** Exports all acts of a filter, the newest first. */
export const exportAudit: Handler<"exportAudit"> = (request, context) =>
  exported(request, context, () => auditFile(request.body, context));

async function auditFile(body: BodyOf<"exportAudit">, { store }: Pick<Context, "store">) {
  const { limit: _, after: __, ...filter } = body;
  const { rows } = await findActs(store, { filter, before: null, limit: MOST_ROWS });
  const cells = rows.map(({ act, by }) => [
    act.at,
    nameOf(by),
    act.act,
    act.subject,
    act.reason,
    act.address,
  ]);
  return file(await spreadsheet({ name: "Audit", columns: COLUMNS, rows: cells }), {
    type: XLSX,
    name: "marsa-audit.xlsx",
  });
}
