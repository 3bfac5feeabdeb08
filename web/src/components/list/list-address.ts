import { readWords } from "#/lib/read-words.ts";

/** The address of a list of the staff: `/clients?tab=payments&state=paid&q=saleh`. */
export interface ListAddress<State extends string> {
  readonly state: State;
  readonly q?: string;
}

/**
 * Reads the address; the first state is the default.
 * @returns null for an invalid value: the page does not exist
 */
export function readListAddress<State extends string>(
  raw: Readonly<Record<string, unknown>>,
  states: readonly [State, ...State[]],
): ListAddress<State> | null {
  const { state = states[0], q } = raw;
  const known = states.find((word) => word === state);
  if (known === undefined) return null;
  const words = readWords(q);
  return { state: known, ...(words !== "" && { q: words }) };
}

/** The address for a link. */
export function listSearch(tab: string, { state, q }: ListAddress<string>, usual: string): { tab: string } {
  return { tab, state: state === usual ? undefined : state, q: q === "" ? undefined : q } as { tab: string };
}
