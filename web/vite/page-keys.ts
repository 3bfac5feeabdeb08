/** The keys of addresses with known values. The server answers 404 for another value, where the app shows its 404 page. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SECTIONS as BUYING } from "../src/features/buying/buying-search.ts";
import {
  CHOICE_FIELDS,
  KNOWN_VALUES,
  RANGE_FIELDS,
} from "../src/features/catalogue/model/search/field-names.ts";
import { SORTS } from "../src/features/catalogue/model/search/read-list-search.ts";
import { SECTIONS as LIST } from "../src/features/catalogue/model/search/sections.ts";
import { KINDS, PERIODS, SECTIONS as SELLING } from "../src/features/sale/model/sale-search.ts";

/** The patterns of the values of each key. An empty value counts as none. */
export type KeyPatterns = Readonly<Record<string, string>>;

const DAY = String.raw`\d{4}-\d\d-\d\d`;
const DEGREES = String.raw`-?\d{1,3}(\.\d{1,5})?`;
const DESK_LINES = join(import.meta.dirname, "../src/routes/_inside/-desk-lines.ts");

const list: KeyPatterns = {
  section: oneOf(LIST),
  sort: oneOf(SORTS),
  view: oneOf(["cards", "table"]),
  at: `^${DEGREES}(,${DEGREES}){3}$`,
  ...Object.fromEntries(
    CHOICE_FIELDS.flatMap((field) => {
      const known = KNOWN_VALUES[field];
      return known === null ? [] : [[field, oneOf(field === "ends" ? [...known, DAY] : known)]];
    }),
  ),
  ...Object.fromEntries(RANGE_FIELDS.map((field) => [field, String.raw`^\d{0,10}-\d{0,10}$`])),
};

/** By page. */
export const KEYS: Readonly<Record<string, KeyPatterns>> = {
  "/auction": list,
  "/auction/map": list,
  "/buying": { section: oneOf(BUYING) },
  "/sale": { section: oneOf(SELLING), kind: oneOf(KINDS), ends: oneOf(PERIODS) },
  "/schedule": { day: `^${DAY}$`, kind: oneOf(["vehicle", "apartment"]), sale: oneOf(["lane", "standard"]) },
  "/clients": { tab: oneOf(deskLines()) },
};

function oneOf(values: readonly string[]): string {
  return `^(${values.join("|")})$`;
}

/** The names of the lines of the desk: their module draws screens, so it is read as text. */
function deskLines(): string[] {
  return [...readFileSync(DESK_LINES, "utf8").matchAll(/^ {4}name: "(\w+)"/gm)].map(([, name]) => name!);
}
