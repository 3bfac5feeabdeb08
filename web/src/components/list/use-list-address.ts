import { notFound, useNavigate } from "@tanstack/react-router";
import { type ListAddress, listSearch, readListAddress } from "./list-address.ts";

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
