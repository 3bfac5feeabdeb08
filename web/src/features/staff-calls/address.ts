/** The address of the staff's calls: `/clients?tab=calls&state=done&q=layla`. */
import { readWords } from "#/lib/read-words.ts";
import { CALL_STATES, type CallState } from "./queries.ts";

export interface CallsAddress {
  readonly state: CallState;
  readonly q: string;
}

/** Reads the address; null for an invalid value: the page does not exist. */
export function readCallsAddress({
  state = "open",
  q,
}: Readonly<Record<string, unknown>>): CallsAddress | null {
  const known = CALL_STATES.find((word) => word === state);
  return known === undefined ? null : { state: known, q: readWords(q) };
}

/** The address for a link. */
export function callsSearch({ state, q }: CallsAddress): { tab: string } {
  const own = { state: state === "open" ? undefined : state, q: q === "" ? undefined : q };
  return { tab: "calls", ...own };
}
