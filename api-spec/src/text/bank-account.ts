/** Checks the numbers of a bank account by the registry of IBANs: the same for form and server. */
import { isValidBIC, isValidIBAN } from "ibantools";
import { fieldRules, type FieldError } from "../rules.ts";

/** Countries whose banks use the IBAN of another one, by their code in a BIC. */
const IBAN_OF: Readonly<Record<string, string>> = Object.fromEntries([
  ...["BL", "GF", "GP", "MF", "MQ", "NC", "PF", "PM", "RE", "TF", "WF", "YT"].map((code) => [code, "FR"]),
  ...["GG", "IM", "JE"].map((code) => [code, "GB"]),
  ["AX", "FI"],
]);
/** The eighth character of a BIC that exists for tests alone. */
const TEST_BIC = /^.{7}0/;

/** Returns whether an IBAN, in capitals and without blanks, has the form of its country and right check digits. */
export function isIban(iban: string): boolean {
  return isValidIBAN(iban);
}

/** Returns whether a BIC, in capitals and without blanks, names a country and has 8 or 11 characters. */
export function isBic(bic: string): boolean {
  return /^[A-Z0-9]+$/.test(bic) && isValidBIC(bic) && !TEST_BIC.test(bic);
}

/** Returns the errors of an account's numbers: each by itself, and both together where they are of two countries. */
export function accountErrors(iban: string, bic: string): FieldError[] {
  const errors: FieldError[] = [];
  if (!isIban(iban)) errors.push({ field: "iban", message: fieldRules.valid("IBAN") });
  if (!isBic(bic)) errors.push({ field: "swift", message: fieldRules.valid("SWIFT/BIC") });
  if (errors.length === 0 && !areOfOneCountry(iban, bic)) {
    errors.push({ field: "swift", message: fieldRules.otherCountry() });
  }
  return errors;
}

function areOfOneCountry(iban: string, bic: string): boolean {
  const countries = [iban.slice(0, 2), bic.slice(4, 6)].map((code) => IBAN_OF[code] ?? code);
  return countries[0] === countries[1];
}
