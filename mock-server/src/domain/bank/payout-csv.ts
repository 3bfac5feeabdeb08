/** Writes payouts as CSV, for banks that read no ISO 20022. */
import { plainAmount, type PayoutFile } from "./payout.ts";

const HEAD = ["Reference", "Amount", "Currency", "Name", "IBAN", "BIC"];

/** Returns the file, a line for each payout. */
export function payoutCsvOf({ payouts }: PayoutFile): string {
  const lines = payouts.map(({ reference, amountFils, name, iban, swift }) => [
    reference,
    plainAmount(amountFils),
    "AED",
    name,
    iban,
    swift,
  ]);
  return [HEAD, ...lines].map((cells) => `${cells.map((cell) => `"${cell}"`).join(",")}\r\n`).join("");
}
