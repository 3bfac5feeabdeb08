/** Creates and checks VINs. */
import type { Random } from "../random.ts";

/** Value of each character in the check digit; a VIN has no I, O, Q. */
const VALUES = "0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ";
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const LETTERS = "ABCDEFGHJKLMNPRSTUVWXYZ";
/** Model years from 2010 on; the alphabet leaves out I, O, Q, U, Z. */
const YEAR_CODES = "ABCDEFGHJKLMNPRSTVWXY123456789";

/**
 * Returns the ninth character of a VIN: 0 to 9 or X (ISO 3779 as used in North America, and by many makers
 * elsewhere).
 */
export function checkDigit(vin: string): string {
  const sum = Array.from(vin).reduce(
    (total, character, i) => total + (VALUES.indexOf(character) % 10) * WEIGHTS[i]!,
    0,
  );
  return "0123456789X"[sum % 11]!;
}

/** Whether a text is a VIN with a right check digit. */
export const isVin = (text: string): boolean =>
  /^[A-HJ-NPR-Z0-9]{17}$/.test(text) && text[8] === checkDigit(text);

/** An invented VIN for a maker's prefix and a model year from 2010. */
export function makeVin(random: Random, wmi: string, year: number): string {
  const letter = (): string => LETTERS[random.int(0, LETTERS.length - 1)]!;
  const digits = (count: number): string => String(random.int(0, 10 ** count - 1)).padStart(count, "0");
  const head = `${wmi}${letter()}${letter()}${digits(2)}${letter()}`;
  const tail = `${YEAR_CODES[(year - 2010) % YEAR_CODES.length]}${letter()}${digits(6)}`;
  return `${head}${checkDigit(`${head}0${tail}`)}${tail}`;
}
