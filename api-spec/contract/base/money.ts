/** A period of a history, and an account for money that leaves. */

export const PERIOD = { sd: "2026-01-01", ed: "2027-12-31" };

/** A valid refund account. */
export const ACCOUNT = {
  id: 0,
  recipient: "Omar Haddad",
  iban: "AE070331234567890123456",
  bank: "Emirates NBD",
  swift: "EBILAEAD",
};
