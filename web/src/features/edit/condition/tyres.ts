/** Tyres as they are typed: depth and year may be unfinished. */
import { writtenNumber } from "@marsa/api-spec/text/read-number";
import { numberIn } from "../../../components/form/number-input.ts";
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
      return [value, tyre ? { depth: writtenNumber(tyre.tread_mm), year: String(tyre.year) } : NO_TYRE];
    }),
  );
}

/** Returns the tyres that are complete and right, in the order of the positions. */
export function tyresOf(texts: TyreTexts): Tyre[] {
  return Object.entries(texts).flatMap(([position, text]) => {
    if (text.depth === "" || text.year === "" || tyreFault(text) !== undefined) return [];
    return {
      position: position as Tyre["position"],
      tread_mm: depthOf(text) ?? 0,
      year: yearOf(text) ?? 0,
    };
  });
}

/** Returns the fault of a tyre, once both values are typed; undefined without one. */
export function tyreFault(text: TyreText): string | undefined {
  const { depth, year } = text;
  if (depth !== "" && depthOf(text) === null) return `The depth is 0 to ${DEEPEST_MM} mm`;
  if (year.length >= 4 && yearOf(text) === null) return "The year must be valid";
  return undefined;
}

/** Returns the missing value of a tyre, once one is typed; undefined if none is missing. */
export function tyreMissing({ depth, year }: TyreText): string | undefined {
  if (depth !== "" && year.length < 4) return "Year needed";
  return year !== "" && depth === "" ? "Depth needed" : undefined;
}

function depthOf({ depth }: TyreText): number | null {
  return numberIn(depth, { label: "Depth", unit: "mm", min: 0, max: DEEPEST_MM, decimals: Infinity });
}

function yearOf({ year }: TyreText): number | null {
  return numberIn(year, { label: "Year", min: FIRST_YEAR, max: LAST_YEAR });
}
