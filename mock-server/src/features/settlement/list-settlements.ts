/** Lists settlements. */
import { fieldRules } from "@marsa/api-spec/rules";
import type { SettlementState } from "../../domain/settlement/settlement.ts";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { presentStaffSettlement } from "./presenter.ts";
import { listSettlementRows, type SettlementQuery } from "./repository.ts";

const STATES: readonly string[] = ["due", "paid", "handed_over", "defaulted", "released", "forfeited"];

/** POST /backoffice/settlements/list: settlements by deadline. */
export const listSettlements: Handler<"listSettlements"> = async ({ body }, { store, clock }) => {
  const { q, state, limit } = body;
  const after = body.after === undefined ? null : cursorOf(body.after);
  if (state !== undefined && !STATES.includes(state)) return invalid("state", "State");
  if (body.after !== undefined && !after) return invalid("after", "After");
  const query = { state: (state as SettlementState | undefined) ?? null, q: q?.trim() || null, limit, after };
  const { rows, total } = await listSettlementRows(store, query);
  const last = rows.length === limit ? rows.at(-1)?.settlement : undefined;
  return ok({
    items: rows.map(presentStaffSettlement),
    total,
    next: last ? `${last.dueAt}-${last.lotId}` : null,
    as_of: new Date(clock.now()).toISOString(),
  });
};

function cursorOf(text: string): SettlementQuery["after"] {
  const [, dueAt, lotId] = /^(\d{1,15})-(\d{1,15})$/.exec(text) ?? [];
  return dueAt === undefined ? null : { dueAt: Number(dueAt), lotId: Number(lotId) };
}

function invalid(field: string, label: string) {
  return refuse("VALIDATION", { errors: [{ field, message: fieldRules.valid(label) }] });
}
