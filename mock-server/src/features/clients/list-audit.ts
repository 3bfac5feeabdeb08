/** Lists the audit. */
import { fieldRules } from "@marsa/api-spec/rules";
import { ok, refuse, type Handler, type Schema } from "../../http/handler.ts";
import { decodePlace, encodePlace } from "../../http/page-cursor.ts";
import { findActs, type ActRow } from "./repository-audit.ts";

/** POST /backoffice/audit: acts of the staff, newest first. `state`: acts of one kind, `profile` or `profile.lock`. */
export const listAudit: Handler<"listAudit"> = async ({ body }, { store, clock }) => {
  const { q = "", state = "", limit, after } = body;
  const before = after === undefined ? null : (decodePlace(after, 1)?.[0] ?? null);
  if (after !== undefined && typeof before !== "number") {
    return refuse("VALIDATION", { errors: [{ field: "after", message: fieldRules.valid("After") }] });
  }
  const { rows, total } = await findActs(store, { q, act: state, before: Number(before) || null, limit });
  const last = rows.at(-1);
  return ok({
    items: rows.map(presentAct),
    total,
    next: last && rows.length === limit ? encodePlace([last.act.id]) : null,
    as_of: new Date(clock.now()).toISOString(),
  });
};

/** Acts of the server have no user. */
function presentAct({ act, by }: ActRow): Schema<"AuditPage">["items"][number] {
  return {
    id_audit: act.id,
    at: new Date(act.at).toISOString(),
    who: by ? `${by.firstName} ${by.lastName}` : "Marsa",
    act: act.act,
    subject: act.subject,
    reason: act.reason,
  };
}
