/** Lists settlements. */
import { fieldRules } from "@marsa/api-spec/rules";
import type { SettlementState } from "../../domain/settlement/settlement.ts";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { presentStaffSettlement } from "./presenter.ts";
import { listSettlementRows, type SettlementQuery } from "./repository.ts";

/** A sale that is due within this time needs staff, ms. */
const SOON_MS = 24 * 3_600_000;
const STATES: readonly SettlementState[] = [
  "due",
  "paid",
  "handed_over",
  "defaulted",
  "released",
  "forfeited",
];

/** POST /backoffice/settlements/list: settlements by deadline, with the numbers by state. */
export const listSettlements: Handler<"listSettlements"> = async ({ body }, { store, clock, terms }) => {
  const { q, state, limit } = body;
  const after = body.after === undefined ? null : cursorOf(body.after);
  const asked = state === undefined || state === "all" ? null : STATES.find((known) => known === state);
  if (asked === undefined) return invalid("state", "State");
  if (body.after !== undefined && !after) return invalid("after", "After");
  const query = { state: asked, q: q?.trim() || null, limit, after };
  const { rows, counts, waiting } = await listSettlementRows(store, query, clock.now() + SOON_MS);
  const last = rows.length === limit ? rows.at(-1)?.settlement : undefined;
  const numbers = countsOf(counts);
  const all = STATES.reduce((sum, each) => sum + numbers[each], 0);
  return ok({
    items: rows.map((row) => presentStaffSettlement(row, terms)),
    counts: { ...numbers, all },
    waiting,
    total: asked === null ? all : numbers[asked],
    next: last ? `${last.dueAt}-${last.lotId}` : null,
    as_of: new Date(clock.now()).toISOString(),
  });
};

function countsOf(counts: ReadonlyMap<SettlementState, number>): Record<SettlementState, number> {
  return Object.fromEntries(STATES.map((state) => [state, counts.get(state) ?? 0])) as Record<
    SettlementState,
    number
  >;
}

function cursorOf(text: string): SettlementQuery["after"] {
  const [, dueAt, lotId] = /^(\d{1,15})-(\d{1,15})$/.exec(text) ?? [];
  return dueAt === undefined ? null : { dueAt: Number(dueAt), lotId: Number(lotId) };
}

function invalid(field: string, label: string) {
  return refuse("VALIDATION", { errors: [{ field, message: fieldRules.valid(label) }] });
}
