/** Reads the staff's list queries. */
import { fieldRules } from "@marsa/api-spec/rules";
import { refuse, type Refusal, type Schema } from "../../http/handler.ts";
import { decodePlace } from "../../http/page-cursor.ts";
import type { StaffQuery } from "./repository.ts";

/** Returns the query of a staff list; an unknown state is refused. */
export function staffQuery(
  { q = "", state = "", limit, after }: Schema<"StaffQuery">,
  states: readonly string[],
): { readonly ok: true; readonly query: StaffQuery } | Refusal<"VALIDATION"> {
  const before = after === undefined ? null : (decodePlace(after, 1)?.[0] ?? null);
  if (after !== undefined && typeof before !== "number") return invalid("after", "After");
  const isKnown = state === "" || state === "all" || states.includes(state);
  if (!isKnown) return invalid("state", "State");
  const query = {
    q,
    state: state === "all" ? "" : state,
    before: before === null ? null : Number(before),
    limit,
  };
  return { ok: true, query };
}

function invalid(field: string, word: string): Refusal<"VALIDATION"> {
  return refuse("VALIDATION", { errors: [{ field, message: fieldRules.valid(word) }] });
}
