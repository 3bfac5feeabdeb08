/** Lists settlements. */
import { fieldRules } from "@marsa/api-spec/rules";
import { deskTerms } from "../../domain/terms.ts";
import type { SettlementState } from "../../domain/settlement/settlement.ts";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { presentStaffSettlement } from "./presenter.ts";
import { listSettlementRows, type SettlementQuery } from "./repository.ts";

const STATES: readonly SettlementState[] = [
  "due",
  "paid",
  "handed_over",
  "defaulted",
  "released",
  "forfeited",
];
/** A state of a list: its sales need staff, since they are not paid in time, or due within a day. */
const WAITING = "waiting";

/** POST /backoffice/settlements/list: settlements by deadline, with the numbers by state. */
export const listSettlements: Handler<"listSettlements"> = async ({ body }, { store, clock, terms }) => {
  const { q, state, limit } = body;
  const after = body.after === undefined ? null : cursorOf(body.after);
  const known = [...STATES, WAITING] as const;
  const asked = state === undefined || state === "all" ? null : known.find((each) => each === state);
  if (asked === undefined) return invalid("state", "State");
  if (body.after !== undefined && !after) return invalid("after", "After");
  const query = { state: asked, q: q?.trim() || null, limit, after };
  const { rows, counts, waiting } = await listSettlementRows(store, query, clock.now() + deskTerms.dueSoonMs);
  const last = rows.length === limit ? rows.at(-1)?.settlement : undefined;
  const numbers = countsOf(counts);
  const all = STATES.reduce((sum, each) => sum + numbers[each], 0);
  return ok({
    items: rows.map((row) => presentStaffSettlement(row, terms)),
    counts: { ...numbers, all },
    waiting,
    total: asked === null ? all : asked === WAITING ? waiting : numbers[asked],
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
