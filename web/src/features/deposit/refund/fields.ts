/** The id of an account that is not saved yet. */
export const NEW_ACCOUNT = 0;

/** The refund form as it is typed. */
export interface RefundFields {
  amount: string;
  /** Id of a saved account, or "0". */
  account: string;
  recipient: string;
  iban: string;
  bank: string;
  swift: string;
  password: string;
}
