import type { DepositSearch } from "./read-address.ts";

/** @returns an address without some of its keys. */
export function without(address: DepositSearch, ...names: readonly (keyof DepositSearch)[]): DepositSearch {
  return Object.fromEntries(
    Object.entries(address).filter(([name]) => !names.includes(name as keyof DepositSearch)),
  );
}
