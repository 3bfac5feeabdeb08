/** Reads amounts of a search, and the words beside them. */
import { readNumber } from "@marsa/api-spec/text/read-number";
import { plain } from "./sentence-words.ts";

/** An amount as people write it: "90k" is 90,000, "1.2m" is 1,200,000, "90,000" is 90,000. */
export interface Amount {
  readonly value: number;
  /** The word beside it: kilometres, square feet, or "thousands" for k. */
  readonly unit: "km" | "sqft" | "thousands" | null;
  readonly andMore: boolean;
}

/** What a number counts. */
type Unit = "km" | "sqft" | "aed" | "beds" | "seats";

/** An amount in a sentence: what it counts, and its number of words. */
export interface Found {
  readonly amount: Amount;
  readonly unit: Unit | null;
  readonly length: number;
}

/** What is counted one by one, and the most of it. */
export const COUNTED = {
  beds: { field: "bedrooms", most: 8 },
  seats: { field: "seats", most: 60 },
} as const;

const words = (text: string): string[] => text.split(" ").map(plain);
const setOf = (text: string): ReadonlySet<string> => new Set(words(text));
/** Returns the key of each word: `{ km: "km kms" }` is `{ km: "km", kms: "km" }`. */
const meanings = <Value>(values: readonly (readonly [Value, string])[]): ReadonlyMap<string, Value> =>
  new Map(values.flatMap(([value, text]) => words(text).map((word) => [word, value] as const)));

const WRITTEN = meanings([
  [1, "one واحد واحدة"],
  [2, "two"],
  [3, "three ثلاث ثلاثة"],
  [4, "four أربع أربعة"],
  [5, "five خمس خمسة"],
  [6, "six ست ستة"],
  [7, "seven سبع سبعة"],
  [8, "eight ثمان ثمانية"],
]);

/** Returns the amount of a word; null: it is none. */
export function amountOf(word: string): Amount | null {
  const spelt = WRITTEN.get(word);
  if (spelt !== undefined) return { value: spelt, unit: null, andMore: false };
  const [, digits, suffix = "", plus = ""] = /^(\d+(?:\.\d+)?)(km|kms|k|m|sqft)?(\+)?$/.exec(word) ?? [];
  const size = digits === undefined ? null : readNumber(digits, { label: "Amount", decimals: Infinity });
  if (!size?.ok) return null;
  const times = suffix === "k" ? 1000 : suffix === "m" ? 1_000_000 : 1;
  const unit = suffix.startsWith("km") ? "km" : suffix === "sqft" ? "sqft" : times > 1 ? "thousands" : null;
  return { value: size.value * times, unit, andMore: plus === "+" };
}

/** Words after a number that multiply it. */
export const MULTIPLES = meanings([
  [1000, "thousand k ألف الف آلاف"],
  [1_000_000, "million mil mn m مليون ملايين"],
]);

/** Words after a number that say what it counts. */
export const UNITS = meanings<Unit>([
  ["km", "km kms kilometers kilometres mileage كم كيلو كيلومتر"],
  ["sqft", "sqft sf feet قدم"],
  ["aed", "aed dhs dh dirham dirhams درهم دراهم"],
  ["beds", "bed beds bedroom bedrooms br bhk غرفة غرف"],
  ["seats", "seat seats seater seaters مقعد مقاعد ركاب"],
]);

/** Words before a maximum. */
export const BELOW = setOf(
  "under below max maximum until before upto cheaper older less تحت أقل دون حتى قبل",
);
/** Words before a minimum. */
export const ABOVE = setOf("over above min minimum after since from newer more least فوق أكثر بعد منذ أحدث");
/** Words between those and the amount: "less than", "up to". */
export const LINKS = setOf("than up to at من إلى");
/** Those that only a year follows. */
export const YEARLY = setOf("before after since newer older قبل بعد منذ أحدث");

const OLDEST = 1980;
const NEWEST = 2030;

/** Returns whether a number is a model year rather than an amount. */
export function isYear({ value, unit }: Amount): boolean {
  return unit === null && value >= OLDEST && value <= NEWEST;
}
