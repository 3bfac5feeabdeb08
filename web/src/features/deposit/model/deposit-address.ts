/** The address of the deposit as a route has it; `readDepositAddress` checks it. */
export interface DepositAddress {
  sd?: string;
  ed?: string;
  type?: string;
  page?: string | number;
  topup?: string | number;
  back?: string | number;
  bid?: string | number;
  payment?: string | number;
}

/** Returns an address without some of its keys. */
export function without(
  address: DepositAddress,
  ...names: readonly (keyof DepositAddress)[]
): DepositAddress {
  return Object.fromEntries(
    Object.entries(address).filter(([name]) => !names.includes(name as keyof DepositAddress)),
  );
}
