import { notFound, useNavigate } from "@tanstack/react-router";
import { type MoneyAddress, moneySearch, readMoneyAddress } from "./address.ts";

/**
 * The address of a tab, and how to change it.
 * @throws notFound for an invalid address
 */
export function useMoneyAddress<State extends string>(
  tab: string,
  search: Readonly<Record<string, unknown>>,
  states: readonly [State, ...State[]],
): [MoneyAddress<State>, (next: MoneyAddress<State>) => void] {
  const navigate = useNavigate();
  const address = readMoneyAddress(search, states);
  if (!address) throw notFound();
  const go = (next: MoneyAddress<State>) =>
    void navigate({
      to: "/clients",
      search: moneySearch(tab, next, states[0]),
      replace: true,
      resetScroll: false,
    });
  return [address, go];
}
