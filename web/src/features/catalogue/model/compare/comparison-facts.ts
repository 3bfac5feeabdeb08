/** The rows of a comparison of lots, and which lot is best in a row. */
import { money } from "@marsa/api-spec/amounts";
import { shortInstant } from "@marsa/api-spec/dates";
import type { Comparables } from "#/components/fair-price/comparables.ts";
import { fairWords } from "#/components/fair-price/scale.ts";
import { count, counted } from "#/lib/format/counts.ts";
import { PHASE_WORDS, waitsForLane } from "#/lib/format/result-words.ts";
import type { LotNow } from "#/realtime/lots/live.ts";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { isOver } from "#/realtime/lots/phase.ts";

/** A lot of a comparison as it is now. */
export interface Compared extends LotNow {
  readonly lot: Lot;
  /** What one pays at an amount, both AED; null while the fees load. */
  readonly pays: ((amount: number) => number) | null;
  /** Comparable sales; null where there are too few. */
  readonly sales: Comparables | null;
}

/** A line of the comparison: its fact, and the words for each lot; null for a lot without this fact. */
export interface ComparedFact {
  readonly label: string;
  readonly values: readonly (string | null)[];
  /** The place of the lot that is best in it, and why: "lowest". Null where none is. */
  readonly best: { readonly place: number; readonly word: string } | null;
  /** Whether the lots differ in it. */
  readonly differs: boolean;
  /** What a lot without the fact shows. */
  readonly none: string;
}

interface Reading {
  readonly label: string;
  readonly read: (compared: Compared) => string | null | undefined;
  /** The number that is best when it is least, and the word for it. */
  readonly least?: readonly [word: string, (compared: Compared) => number | null | undefined];
  readonly none?: string;
}

const yesNo = (yes: boolean | undefined) => (yes === undefined ? null : yes ? "Yes" : "No");
const VAT = { included: "Included", without: "None", partial: "Margin scheme" } as const;

const fact = (label: string, read: (lot: Lot) => string | null | undefined): Reading => ({
  label,
  read: ({ lot }) => read(lot),
});

const READINGS: readonly Reading[] = [
  {
    label: "You pay at the next minimum",
    read: (compared) => aed(payable(compared)),
    least: ["lowest", payable],
  },
  { label: "Ends", read: ends },
  { label: "Fair price", read: fairPrice, none: "Too few sales" },
  fact("Year", ({ vehicle, property }) => text(vehicle?.year ?? property?.year)),
  {
    label: "Mileage",
    read: ({ lot: { vehicle } }) => vehicle && `${count(vehicle.mileage)} km`,
    least: ["fewest km", ({ lot }) => lot.vehicle?.mileage],
  },
  fact("Area", ({ property }) => property && `${money(property.area)} sqft`),
  {
    label: "Price per sqft",
    read: (compared) => aed(perSqft(compared)),
    least: ["lowest", perSqft],
  },
  {
    label: "Findings",
    read: ({ lot: { condition } }) => condition && findings(condition.zones),
    least: ["fewest", ({ lot }) => lot.condition?.zones.length],
  },
  fact("Condition", ({ condition }) => (condition?.grade ? `${condition.grade} of 5` : null)),
  fact("Thinnest tyre", ({ condition }) => condition && thinnest(condition.tyres)),
  fact("Engine", ({ vehicle }) => vehicle?.engine_text),
  fact("Gearbox", ({ vehicle }) => vehicle?.gearbox.label),
  fact("Drive", ({ vehicle }) => vehicle?.drive.label),
  fact("Body type", ({ vehicle }) => vehicle?.body.label),
  fact("Colour", ({ vehicle }) => vehicle?.colour.label),
  fact("Region", ({ vehicle }) => vehicle?.region.label),
  fact("Type", ({ property }) => property?.type.label),
  fact(
    "Bedrooms",
    ({ property }) => property && (property.bedrooms === 0 ? "Studio" : text(property.bedrooms)),
  ),
  fact("Bathrooms", ({ property }) => text(property?.bathrooms)),
  fact("Floor", ({ property }) => text(property?.floor)),
  fact("Building", ({ property }) => property?.building),
  fact("Developer", ({ property }) => property?.developer.label),
  fact("Furnished", ({ property }) => yesNo(property?.furnished)),
  fact("Service charge", ({ property }) =>
    property?.service_charge ? `AED ${money(property.service_charge)} a year` : null,
  ),
  fact("Place", ({ place }) => [...new Set([place.location, place.city.label])].join(", ")),
  fact("VAT", ({ vat }) => VAT[vat]),
  {
    label: "Buy now",
    read: ({ live }) => (live.buynow_open ? aed(live.buy_now) : null),
  },
  { label: "My maximum", read: myMaximum },
];

/**
 * Returns the facts of the lots line by line, except facts that no lot has. Lots of two kinds are compared by the facts
 * that all of them have.
 */
export function comparedFacts(lots: readonly Compared[]): ComparedFact[] {
  const mixed = isMixed(lots.map(({ lot }) => lot));
  return READINGS.map(({ label, read, least, none = "None" }) => {
    const values = lots.map((lot) => read(lot) || null);
    const best = least ? bestOf(lots, least) : null;
    return { label, values, best, differs: new Set(values).size > 1, none };
  }).filter(({ values }) =>
    mixed ? values.every((value) => value !== null) : values.some((value) => value !== null),
  );
}

/** The one lot with the least number; null where two share it, or only one has any. */
function bestOf(
  lots: readonly Compared[],
  [word, read]: NonNullable<Reading["least"]>,
): ComparedFact["best"] {
  const numbers = lots.map((lot) => read(lot) ?? null);
  const known = numbers.filter((number) => number !== null);
  const least = Math.min(...known);
  if (known.length < 2 || known.filter((number) => number === least).length > 1) return null;
  return { place: numbers.indexOf(least), word };
}

/** What one pays for the next bid, AED; null for a lot that takes none. */
function payable({ live, pays }: Compared): number | null {
  return pays && !isOver(live.phase) ? pays(live.next_min) : null;
}

function perSqft({ lot: { property }, live }: Compared): number | null {
  return property && Math.round((live.price ?? live.start_price) / property.area);
}

function ends({ live }: Compared): string {
  if (waitsForLane(live)) return "Waits for a live lane";
  if (live.lane) return `In its lane, about ${shortInstant(live.end)}`;
  const end = shortInstant(live.end);
  return isOver(live.phase) ? `${PHASE_WORDS[live.phase]}, ${end}` : end;
}

function fairPrice({ live, sales }: Compared): string | null {
  if (!sales) return null;
  const price = live.price ?? live.start_price;
  const [, share] = fairWords(sales.area ? Math.round(price / sales.area) : price, sales.median);
  return `${share} ${money(sales.median)}, ${counted(sales.sales.length, "sale")}`;
}

function myMaximum({ mine, status }: Compared): string | null {
  if (!mine?.max) return null;
  return status === "outbid" ? `AED ${money(mine.max)}, exceeded` : `AED ${money(mine.max)}`;
}

function findings(zones: readonly { readonly state: string }[]): string {
  if (zones.length === 0) return "None";
  const repainted = zones.filter(({ state }) => state === "repainted").length;
  const damaged = zones.length - repainted;
  return [repainted > 0 && `${repainted} repainted`, damaged > 0 && `${damaged} damaged`]
    .filter(Boolean)
    .join(", ");
}

function thinnest(tyres: readonly { readonly tread_mm: number | null }[]): string | null {
  const known = tyres.flatMap(({ tread_mm: tread }) => tread ?? []);
  return known.length === 0 ? null : `${Math.min(...known).toFixed(1)} mm`;
}

function aed(amount: number | null): string | null {
  return amount === null ? null : `AED ${money(amount)}`;
}

/** Whether vehicles stand beside apartments. */
export function isMixed(lots: readonly Pick<Lot, "kind">[]): boolean {
  return new Set(lots.map(({ kind }) => kind)).size > 1;
}

function text(value: number | string | null | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}
