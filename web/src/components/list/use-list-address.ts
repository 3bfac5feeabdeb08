import { notFound, useNavigate } from "@tanstack/react-router";
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

/**
 * The address of a tab of the staff, and how to change it.
 * @throws notFound for an invalid address
 */
export function useListAddress<State extends string>(
  tab: string,
  search: Readonly<Record<string, unknown>>,
  states: readonly [State, ...State[]],
): [ListAddress<State>, (next: ListAddress<State>) => void] {
  const navigate = useNavigate();
  const address = readListAddress(search, states);
  if (!address) throw notFound();
  const go = (next: ListAddress<State>) =>
    void navigate({
      to: "/clients",
      search: listSearch(tab, next, states[0]),
      replace: true,
      resetScroll: false,
    });
  return [address, go];
}
