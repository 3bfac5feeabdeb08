/** Creates VINs. */
import { checkDigit, YEAR_CODES } from "@marsa/api-spec/vin";
import type { Random } from "../random.ts";

const LETTERS = "ABCDEFGHJKLMNPRSTUVWXYZ";

/** An invented VIN for a maker's prefix and a model year from 2010. */
export function makeVin(random: Random, wmi: string, year: number): string {
  const letter = (): string => LETTERS[random.int(0, LETTERS.length - 1)]!;
  const digits = (count: number): string => String(random.int(0, 10 ** count - 1)).padStart(count, "0");
  const head = `${wmi}${letter()}${letter()}${digits(2)}${letter()}`;
  const tail = `${YEAR_CODES[(year - 2010) % YEAR_CODES.length]}${letter()}${digits(6)}`;
  return `${head}${checkDigit(`${head}0${tail}`)}${tail}`;
}
