/** The fee of a top-up by card, and the accounts that take a refund: the same for form and server. */

/** The processing fee for a top-up by card, charged on top of it. `share`: 0.02 for 2 %. */
export function cardFeeFils(amountFils: number, share: number): number {
  return Math.round(amountFils * share);
}

/** Whether an IBAN's check digits are right: as a number, letters from 10 on, it leaves 1 when divided by 97. */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(iban)) return false;
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}
