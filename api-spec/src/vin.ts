/** Reads vehicle identification numbers (ISO 3779), and the frame numbers of cars made for Japan. */

/** Value of each character in the check digit; a VIN has no I, O, Q. */
const VALUES = "0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ";
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
/** Codes of model years, of which the first is 1980 and 2010; I, O, Q, U, Z and 0 are left out. */
export const YEAR_CODES = "ABCDEFGHJKLMNPRSTVWXY123456789";

/** Returns whether a text has the form of a VIN: 17 letters and digits without I, O, Q. */
export function hasVinForm(text: string): boolean {
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(text);
}

/** Returns whether a text has the form of a frame number, which stands in place of a VIN: "JZX100-0012345". */
export function hasFrameForm(text: string): boolean {
  return /^[A-Z][A-Z0-9]{1,7}-\d{3,7}$/.test(text);
}

/** Returns a VIN or frame number as it is stored: in capitals, a VIN without the marks between its groups. */
export function writtenVin(text: string): string {
  const written = text
    .trimStart()
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]+/gu, "-");
  const joined = written.replaceAll("-", "");
  return hasVinForm(joined) ? joined : written;
}

/** Returns the ninth character of a VIN: 0 to 9 or X, as in North America and by many makers elsewhere. */
export function checkDigit(vin: string): string {
  const sum = Array.from(vin).reduce(
    (total, character, i) => total + (VALUES.indexOf(character) % 10) * WEIGHTS[i]!,
    0,
  );
  return "0123456789X"[sum % 11]!;
}

/** Returns whether a text is a VIN with the right check digit. */
export function isVin(text: string): boolean {
  return hasVinForm(text) && text[8] === checkDigit(text);
}
