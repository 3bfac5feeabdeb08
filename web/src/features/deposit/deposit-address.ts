/** The address of the deposit, as every page carries it; `readDepositAddress` gives it sense. */
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

/** An address without some of its keys. */
export function without(
  address: DepositAddress,
  ...names: readonly (keyof DepositAddress)[]
): DepositAddress {
  return Object.fromEntries(
    Object.entries(address).filter(([name]) => !names.includes(name as keyof DepositAddress)),
  );
}
