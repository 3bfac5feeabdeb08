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
