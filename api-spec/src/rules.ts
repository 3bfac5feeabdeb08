/**
 * The sentences for fields that break their rules, the same in forms and in the server's replies.
 * `field` is the field's word for people.
 */
import { grouped } from "./amounts.ts";

export const fieldRules = {
  required: (field: string) => `${field} is required`,
  /** For fields whose own word would say nothing: a checkbox, a file. */
  requiredField: () => "Field is required",
  valid: (field: string) => `${field} must be valid`,
  date: () => "Invalid date",
  beforeToday: () => "The date can't be before today",
  tooFar: () => "The date can't be more than a year away",
  startAfterEnd: () => "Start date can't be after End date",
  /** For a number that people write in two ways: "82.000" is 82,000 in some countries, and 82 in others. */
  doubtful: () => "This can mean two numbers. Use commas between thousands and a point before decimals",
  whole: (field: string) => `${field} must be a whole number`,
  /** The limit of a year has no thousands apart. */
  minimum: (minimum: number, field = "") => `Minimum value is ${limit(minimum, field)}`,
  maximum: (maximum: number, field = "") => `Maximum value is ${limit(maximum, field)}`,
  minLength: (count: number) => `At least ${count} characters`,
  maxLength: (count: number) => `At most ${count} characters`,
  minItems: (count: number) => `At least ${count} values`,
  maxItems: (count: number) => `At most ${count} values`,
  minPriceBelowStart: () => "Min price can't be less than Start price",
  buyNowTooLow: () => "Buy now price must be at least 4x Bid steps greater than Start price",
  positivePrice: (price: string) => `"${price}" price must be greater than 0`,
  passwordRepeat: () => "Password confirmation does not match",
  /** `size` in MB. */
  fileSize: (size: number) => `File size should be less than ${size}MB`,
  fileType: () => "Unsupported file type",
  fileDamaged: () => "The file is damaged and cannot be read. Please, choose another copy",
  fileLocked: () => "The file is protected by a password. Please, save it without one",
  fileActive: () => "The file contains scripts or other files. Please, save it as a plain PDF",
  filePages: (most: number) => `The document should have at most ${most} pages`,
  /** Pixels of the long and the short side. */
  photoSmall: (long: number, short: number) => `The photo should be at least ${long} × ${short} pixels`,
  /** `most` in million pixels. */
  photoPixels: (most: number) => `The picture should have less than ${most} megapixels`,
  /** `number` of the seller's lot with the same VIN. */
  vinOnSale: (number: number) => `This VIN is on your lot ${number}, which is on sale`,
  /** `rooms` and `area` in sqft. */
  roomsTooLarge: (rooms: number, area: number) =>
    `The rooms add up to ${grouped(String(rooms))} sqft, more than the area of ${grouped(String(area))} sqft`,
  otherCountry: () => "SWIFT/BIC and IBAN must be of one country",
  belowMaximumBet: () => "Specify an amount not less than the maximum bet",
  unknown: (field: string) => `${field} is not known here`,
} as const;

function limit(value: number, field: string): string {
  return /year/i.test(field) ? String(value) : grouped(String(value));
}

/** One field and its error, as in `details.errors` of a VALIDATION problem. */
export interface FieldError {
  /** Path of the field in the request: "price", "filter.year.from". */
  readonly field: string;
  readonly message: string;
}

/** "id_auction" -> "Auction", "start_price" -> "Start price", "Idempotency-Key" -> "Idempotency key". */
export function fieldWord(path: string): string {
  const name = path.slice(path.lastIndexOf(".") + 1);
  // As forms label it.
  if (name === "phone") return "Mobile phone";
  const words = name
    .replace(/^id[_-]/, "")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[_-]/g, " ")
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
