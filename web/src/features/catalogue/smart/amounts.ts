import { numberIn } from "../../../components/form/number-input.ts";

/** An amount as people write it: "90k" is 90,000, "1.2m" is 1,200,000, "90,000" is 90,000. */
export interface Amount {
  readonly value: number;
  /** The word beside it: kilometres, square feet, or "thousands" for k. */
  readonly unit: "km" | "sqft" | "thousands" | null;
  readonly andMore: boolean;
}

const WRITTEN: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
};

export function amountOf(word: string): Amount | null {
  const spelt = WRITTEN[word];
  if (spelt !== undefined) return { value: spelt, unit: null, andMore: false };
  const [, digits, suffix = "", plus = ""] = /^(\d+(?:\.\d+)?)(km|kms|k|m|sqft)?(\+)?$/.exec(word) ?? [];
  const size = digits === undefined ? null : numberIn(digits, { label: "Amount", decimals: Infinity });
  if (size === null) return null;
  const times = suffix === "k" ? 1000 : suffix === "m" ? 1_000_000 : 1;
  const unit = suffix.startsWith("km") ? "km" : suffix === "sqft" ? "sqft" : times > 1 ? "thousands" : null;
  return { value: size * times, unit, andMore: plus === "+" };
}

/** Words after a number that multiply it. */
export const MULTIPLES: Readonly<Record<string, number>> = {
  thousand: 1000,
  k: 1000,
  million: 1_000_000,
  mil: 1_000_000,
  mn: 1_000_000,
  m: 1_000_000,
};

/** Words after a number that say what it counts. */
export const UNITS: Readonly<Record<string, "km" | "sqft" | "aed" | "beds">> = {
  km: "km",
  kms: "km",
  kilometers: "km",
  kilometres: "km",
  mileage: "km",
  sqft: "sqft",
  sf: "sqft",
  feet: "sqft",
  aed: "aed",
  dhs: "aed",
  dh: "aed",
  dirham: "aed",
  dirhams: "aed",
  bed: "beds",
  beds: "beds",
  bedroom: "beds",
  bedrooms: "beds",
  br: "beds",
  bhk: "beds",
};

/** Words before a maximum. */
export const BELOW = new Set([
  "under",
  "below",
  "max",
  "maximum",
  "until",
  "before",
  "upto",
  "cheaper",
  "older",
  "less",
]);
/** Words before a minimum. */
export const ABOVE = new Set([
  "over",
  "above",
  "min",
  "minimum",
  "after",
  "since",
  "from",
  "newer",
  "more",
  "least",
]);
/** Words between those and the amount: "less than", "up to". */
export const LINKS = new Set(["than", "up", "to", "at"]);
/** Those that only a year follows. */
export const YEARLY = new Set(["before", "after", "since", "newer", "older"]);

const OLDEST = 1980;
const NEWEST = 2030;

/** Returns whether a number is a model year rather than an amount. */
export function isYear({ value, unit }: Amount): boolean {
  return unit === null && value >= OLDEST && value <= NEWEST;
}
