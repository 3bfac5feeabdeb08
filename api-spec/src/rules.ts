/**
 * The sentences for fields that break their rules, the same in forms and in the answers of the server.
 * `field` is the word a person knows the field by.
 */
export const fieldRules = {
  required: (field: string) => `${field} is required`,
  /** Where the field's own word would say nothing: a box to tick, a file to add. */
  requiredField: () => "Field is required",
  valid: (field: string) => `${field} must be valid`,
  date: () => "Invalid date",
  beforeToday: () => "The date can't be before today",
  startAfterEnd: () => "Start date can't be after End date",
  minimum: (minimum: number) => `Minimum value is ${minimum}`,
  maximum: (maximum: number) => `Maximum value is ${maximum}`,
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
  belowMaximumBet: () => "Specify an amount not less than the maximum bet",
  unknown: (field: string) => `${field} is not known here`,
} as const;

/** One field and what is wrong with it, as `details.errors` of a VALIDATION problem carries them. */
export interface FieldError {
  /** Its path in the request: "price", "filter.year.from". */
  readonly field: string;
  readonly message: string;
}

/** "id_auction" -> "Auction", "start_price" -> "Start price", "Idempotency-Key" -> "Idempotency key". */
export function fieldWord(path: string): string {
  const name = path.slice(path.lastIndexOf(".") + 1);
  const words = name
    .replace(/^id[_-]/, "")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[_-]/g, " ")
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * What is wrong with a text that is to have so many characters at least, blanks around it not counted; null: nothing.
 * `field` is its path in the request.
 */
export function tooShort(field: string, text: string, least: number): FieldError | null {
  const { length } = text.trim();
  if (length >= least) return null;
  return {
    field,
    message: length === 0 ? fieldRules.required(fieldWord(field)) : fieldRules.minLength(least),
  };
}

/** Ids of lanes and lots of rehearsals begin here: no real one comes near it. */
export const FIRST_REHEARSAL_ID = 1_000_000_000;

/** Whether a lane or lot of this id is one to practise with: nothing in it counts. */
export function isRehearsal(id: number): boolean {
  return id >= FIRST_REHEARSAL_ID;
}
