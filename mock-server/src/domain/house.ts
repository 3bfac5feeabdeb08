/** The bank account of the house: invoices are paid into it, refunds are paid from it. */
export const house = {
  name: "Marsa Auctions",
  iban: "AE070331234567890123456",
  bank: "Emirates NBD",
  swift: "EBILAEAD",
} as const;
