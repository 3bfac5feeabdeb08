/** Asks about values of a lot that are possible but out of the usual: the same in the form and in an import. */
import type { components } from "../generated/api.d.ts";
import { grouped, money } from "./amounts.ts";
import { dubaiDate } from "./dates.ts";
import { vinFacts } from "./vin-facts.ts";

type Schemas = components["schemas"];
type Fields = Schemas["LotDraftFields"];

/** A sentence about a field that forbids nothing. */
export type FieldNote = Schemas["FieldNotes"][number];

/** The usual values of a number field; either end may be open. */
interface Usual {
  readonly field: keyof Fields;
  /** "AED" and "sqft" stand where people write them; a year has no unit. */
  readonly unit: "AED" | "km" | "sqft" | "AED a year" | "year";
  readonly least?: number;
  readonly most?: number;
  /** For years: the latest usual one, counted from this year. */
  readonly yearsAhead?: number;
}

/** The bounds within which nothing is asked. Each is far from what is usual, so that a question means something. */
export const USUAL: Readonly<Record<Schemas["Kind"], readonly Usual[]>> = {
  vehicle: [
    { field: "year", unit: "year", least: 1970, yearsAhead: 1 },
    { field: "mileage", unit: "km", most: 600_000 },
    { field: "start_price", unit: "AED", least: 500, most: 5_000_000 },
    { field: "min_price", unit: "AED", least: 500, most: 10_000_000 },
    { field: "step", unit: "AED", most: 100_000 },
    { field: "buy_now", unit: "AED", least: 500, most: 10_000_000 },
  ],
  apartment: [
    { field: "year", unit: "year", least: 1960, yearsAhead: 6 },
    { field: "area", unit: "sqft", least: 150, most: 20_000 },
    { field: "service_charge", unit: "AED a year", least: 1_000, most: 1_000_000 },
    { field: "rent", unit: "AED a year", least: 10_000, most: 5_000_000 },
    { field: "start_price", unit: "AED", least: 50_000, most: 200_000_000 },
    { field: "min_price", unit: "AED", least: 50_000, most: 400_000_000 },
    { field: "buy_now", unit: "AED", least: 50_000, most: 400_000_000 },
  ],
};

/**
 * Returns one question for each value out of the usual that the seller has not confirmed, in the order of the form.
 * @param now ms since 1970 UTC.
 */
export function unusualValues(fields: Fields, now: number): FieldNote[] {
  const thisYear = Number(dubaiDate(now).slice(0, 4));
  const unusual = USUAL[fields.kind ?? "vehicle"].flatMap(
    ({ field, unit, least = -Infinity, yearsAhead, ...usual }) => {
      const value = fields[field];
      const most = yearsAhead === undefined ? (usual.most ?? Infinity) : thisYear + yearsAhead;
      if (typeof value !== "number" || (value >= least && value <= most) || isConfirmed(fields, field))
        return [];
      const bound = value < least ? `at least ${written(least, unit)}` : `at most ${written(most, unit)}`;
      return [
        { field, message: `Is ${written(value, unit)} right? Usual is ${bound}`, kind: "question" as const },
      ];
    },
  );
  return [...unusual, ...againstVin(fields, thisYear + 1)];
}

/** Returns one question for each fact that the VIN tells otherwise. `latest`: the latest model year that is sold. */
function againstVin(fields: Fields, latest: number): FieldNote[] {
  const { marks, year, body } = vinFacts(fields.vin ?? "", latest);
  const told = [
    { field: "mark", values: marks, message: "Is the make right? The VIN is of another one" },
    {
      field: "year",
      values: year === null ? [] : [year],
      message: `Is the year right? The VIN says ${year}`,
    },
    {
      field: "body",
      values: body === null ? [] : [body],
      message: "Is the body right? The VIN is of another one",
    },
  ] as const;
  return told.flatMap(({ field, values, message }) => {
    const value = fields[field];
    const isOdd = value !== undefined && values.length > 0 && !(values as readonly unknown[]).includes(value);
    return isOdd && !isConfirmed(fields, field) ? [{ field, message, kind: "question" }] : [];
  });
}

/** Whether the seller said that the present value of a field is right. */
export function isConfirmed(fields: Fields, field: string): boolean {
  const value = (fields as Readonly<Record<string, unknown>>)[field];
  return (fields.confirmed ?? []).some((each) => each.field === field && each.value === String(value));
}

function written(value: number, unit: Usual["unit"]): string {
  if (unit === "year") return String(value);
  if (unit === "km" || unit === "sqft") return `${grouped(String(value))} ${unit}`;
  return `AED ${money(value)}${unit.slice("AED".length)}`;
}
