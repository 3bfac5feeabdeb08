/** Tyres as they are typed: depth and year may be unfinished. */
import { writtenNumber } from "@marsa/api-spec/text/read-number";
import { numberIn } from "#/components/form/number-input.ts";
import type { Choice, Tyre } from "./findings.ts";

/** Deepest tread of a new tyre with room to spare, mm. */
const DEEPEST_MM = 20;
const FIRST_YEAR = 1990;
const LAST_YEAR = 2100;

export interface TyreText {
  readonly depth: string;
  readonly year: string;
}

export type TyreTexts = Readonly<Record<string, TyreText>>;

const NO_TYRE: TyreText = { depth: "", year: "" };

export function textsOf(tyres: readonly Tyre[], positions: readonly Choice[]): TyreTexts {
  return Object.fromEntries(
    positions.map(({ value }) => {
      const tyre = tyres.find(({ position }) => position === value);
      return [value, tyre ? { depth: written(tyre.tread_mm), year: written(tyre.year) } : NO_TYRE];
    }),
  );
}

function written(value: number | null): string {
  return value === null ? "" : writtenNumber(value);
}

/** Returns the tyres with a right depth or year, in the order of the positions; a value that is not right stays out. */
export function tyresOf(texts: TyreTexts): Tyre[] {
  return Object.entries(texts).flatMap(([position, text]) => {
    const [tread, year] = [depthOf(text), yearOf(text)];
    if (tread === null && year === null) return [];
    return { position: position as Tyre["position"], tread_mm: tread, year };
  });
}

/** Returns the fault of a tyre; undefined without one. A year is judged once it is typed. */
export function tyreFault(text: TyreText): string | undefined {
  const { depth, year } = text;
  if (depth !== "" && depthOf(text) === null) return `The depth is 0 to ${DEEPEST_MM} mm`;
  if (year.length >= 4 && yearOf(text) === null) return "The year must be valid";
  return undefined;
}

function depthOf({ depth }: TyreText): number | null {
  return numberIn(depth, { label: "Depth", unit: "mm", min: 0, max: DEEPEST_MM, decimals: Infinity });
}

function yearOf({ year }: TyreText): number | null {
  return numberIn(year, { label: "Year", min: FIRST_YEAR, max: LAST_YEAR });
}
