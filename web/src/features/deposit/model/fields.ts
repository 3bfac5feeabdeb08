/** The id for a new account. */
export const NEW_ACCOUNT = 0;

/** The entries of the refund form. */
export interface RefundFields {
  amount: string;
  /** Id of a saved account, or "0". */
  account: string;
  recipient: string;
  iban: string;
  bank: string;
  swift: string;
}
