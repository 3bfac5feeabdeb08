/** Reads the staff's list queries. */
import { fieldRules } from "@marsa/api-spec/rules";
import { refuse, type Refusal, type Schema } from "../../http/handler.ts";
import { idBefore } from "../../http/page-cursor.ts";
import type { StaffQuery } from "./repository.ts";

/** Returns the query of a staff list; an unknown state is refused. */
export function staffQuery(
  { q = "", state = "", limit, after }: Schema<"StaffQuery">,
  states: readonly string[],
): { readonly ok: true; readonly query: StaffQuery } | Refusal<"VALIDATION"> {
  const page = idBefore(after);
  if (!page.ok) return page;
  const isKnown = state === "" || state === "all" || states.includes(state);
  if (!isKnown)
    return refuse("VALIDATION", { errors: [{ field: "state", message: fieldRules.valid("State") }] });
  const query = {
    q,
    state: state === "all" ? "" : state,
    before: page.before,
    limit,
  };
  return { ok: true, query };
}
