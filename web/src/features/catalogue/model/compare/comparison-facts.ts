import { money } from "@marsa/api-spec/amounts";
import { count } from "#/lib/format/counts.ts";
import type { Lot } from "#/realtime/lots/lot-query.ts";

/** A line of the comparison: its fact, and the words for each lot; null for a lot without this fact. */
export interface ComparedFact {
  readonly label: string;
  readonly values: readonly (string | null)[];
  /** Whether the lots differ in it. */
  readonly differs: boolean;
}

type Reading = readonly [label: string, read: (lot: Lot) => string | null | undefined];

const yesNo = (yes: boolean | undefined) => (yes === undefined ? null : yes ? "Yes" : "No");
const VAT = { included: "Included", without: "None", partial: "Margin scheme" } as const;

const READINGS: readonly Reading[] = [
  ["Year", ({ vehicle, property }) => text(vehicle?.year ?? property?.year)],
  ["Mileage", ({ vehicle }) => vehicle && `${count(vehicle.mileage)} km`],
  ["Engine", ({ vehicle }) => vehicle?.engine_text],
  ["Gearbox", ({ vehicle }) => vehicle?.gearbox.label],
  ["Drive", ({ vehicle }) => vehicle?.drive.label],
  ["Body type", ({ vehicle }) => vehicle?.body.label],
  ["Colour", ({ vehicle }) => vehicle?.colour.label],
  ["Region", ({ vehicle }) => vehicle?.region.label],
  ["Grade", ({ condition }) => (condition?.grade ? `${condition.grade} of 5` : null)],
  ["Damage", ({ condition }) => condition && zones(condition.zones, "damage")],
  ["Repainted", ({ condition }) => condition && zones(condition.zones, "repainted")],
  ["Type", ({ property }) => property?.type.label],
  ["Area", ({ property }) => property && `${money(property.area)} sqft`],
  [
    "Price per sqft",
    ({ property, live }) =>
      property && `AED ${money(Math.round((live.price ?? live.start_price) / property.area))}`,
  ],
  ["Bedrooms", ({ property }) => property && (property.bedrooms === 0 ? "Studio" : text(property.bedrooms))],
  ["Bathrooms", ({ property }) => text(property?.bathrooms)],
  ["Floor", ({ property }) => text(property?.floor)],
  ["Building", ({ property }) => property?.building],
  ["Developer", ({ property }) => property?.developer.label],
  ["Furnished", ({ property }) => yesNo(property?.furnished)],
  [
    "Service charge",
    ({ property }) => (property?.service_charge ? `AED ${money(property.service_charge)} a year` : null),
  ],
  ["Place", ({ place }) => [...new Set([place.location, place.city.label])].join(", ")],
  ["VAT", ({ vat }) => VAT[vat]],
  [
    "Buy now",
    ({ live }) => (live.buy_now !== null && live.buynow_open ? `AED ${money(live.buy_now)}` : null),
  ],
];

/**
 * Returns the facts of the lots line by line, except facts that no lot has. Lots of two kinds are compared by the facts
 * that all of them have.
 */
export function comparedFacts(lots: readonly Lot[]): ComparedFact[] {
  const mixed = isMixed(lots);
  return READINGS.map(([label, read]) => {
    const values = lots.map((lot) => read(lot) || null);
    return { label, values, differs: new Set(values).size > 1 };
  }).filter(({ values }) =>
    mixed ? values.every((value) => value !== null) : values.some((value) => value !== null),
  );
}

/** Whether vehicles stand beside apartments. */
export function isMixed(lots: readonly Pick<Lot, "kind">[]): boolean {
  return new Set(lots.map(({ kind }) => kind)).size > 1;
}

function text(value: number | string | null | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}

function zones(all: readonly { state: string }[], state: string): string {
  const n = all.filter((zone) => zone.state === state).length;
  return n === 0 ? "None noted" : n === 1 ? "1 place" : `${n} places`;
}
