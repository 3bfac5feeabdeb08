/** Test helper: random filters. */
import * as fc from "fast-check";
import type { Filter } from "../query/filter.ts";
import type { Sort } from "../query/order.ts";
import type { Section } from "../query/sections.ts";
import { dubaiDay, type ModelLot } from "./model.ts";

/** Every sort order. */
export const SORTS: readonly Sort[] = [
  "ending",
  "new",
  "price_asc",
  "price_desc",
  "you_pay_asc",
  "you_pay_desc",
  "bids",
  "year",
  "mileage",
  "per_sqft",
];

export const SECTIONS: readonly Section[] = [
  "all",
  "vehicles",
  "apartments",
  "live",
  "upcoming",
  "finished",
  "favorites",
];

/** Filters with values mostly of real lots, so that most find some lots and many find few. */
export function filters(lots: readonly ModelLot[]): fc.Arbitrary<Filter> {
  const lot = fc.constantFrom(...lots);
  const some = (field: keyof ModelLot) =>
    fc.array(
      lot.map((each) => each[field] as string | null).filter((value) => value !== null),
      { minLength: 0, maxLength: 4 },
    );
  const range = (field: keyof ModelLot) =>
    fc.tuple(lot, lot, fc.constantFrom("both", "from", "to")).map(([a, b, which]) => {
      const bounds = [Number(a[field]), Number(b[field])].toSorted((x, y) => x - y);
      return { ...(which !== "to" && { from: bounds[0]! }), ...(which !== "from" && { to: bounds[1]! }) };
    });
  const days = fc.tuple(lot, lot).map(([a, b]) => {
    const [from, to] = [dubaiDay(a.ends_at), dubaiDay(b.ends_at)].toSorted();
    return { from: from!, to: to! };
  });
  const box = fc
    .tuple(lot, lot)
    .map(([a, b]) => [
      Math.min(a.lon, b.lon),
      Math.min(a.lat, b.lat),
      Math.max(a.lon, b.lon),
      Math.max(a.lat, b.lat),
    ]);
  const q = fc
    .tuple(
      fc.array(
        lot.chain((each) => fc.constantFrom(...each.words)),
        { minLength: 1, maxLength: 2 },
      ),
      fc.integer({ min: 1, max: 6 }),
    )
    .map(([words, length]) => words.map((word) => word.slice(0, length)).join(" "));
  const full: fc.Arbitrary<Filter> = fc.record(
    {
      q,
      ids: fc.array(
        lot.map(({ id }) => id),
        { maxLength: 40 },
      ),
      kind: fc.subarray(["vehicle", "apartment"] as const),
      status: fc.subarray(["open", "lane", "upcoming", "finished"] as const),
      mark: some("mark"),
      model: some("model"),
      body: some("body"),
      gearbox: some("gearbox"),
      engine: some("engine"),
      drive: some("drive"),
      colour: some("colour"),
      emirate: some("emirate"),
      city: some("city"),
      community: some("community"),
      type: some("type"),
      developer: some("developer"),
      bedrooms: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { maxLength: 3 }),
      furnished: fc.boolean(),
      new_construction: fc.boolean(),
      vat: fc.subarray(["included", "without", "partial"] as const),
      light: fc.subarray(["none", "red", "green"] as const),
      buynow: fc.boolean(),
      lane: fc.boolean(),
      mine: fc.subarray(["leading", "outbid", "awaiting", "noted", "favorite"] as const),
      year: range("year"),
      price: range("start_price"),
      you_pay: range("start_price"),
      mileage: range("mileage"),
      area: range("area"),
      per_sqft: range("area"),
      ends: days,
      bbox: box,
    },
    { requiredKeys: [] },
  );
  // One to four fields at a time: more would find no lot.
  return fc.tuple(full, fc.infiniteStream(fc.nat())).map(([filter, order]) => {
    const entries = Object.entries(filter);
    const most = 1 + ((order.next().value ?? 0) % 4);
    return Object.fromEntries(
      entries
        .map((entry) => ({ entry, by: order.next().value ?? 0 }))
        .toSorted((a, b) => a.by - b.by)
        .slice(0, most)
        .map(({ entry }) => entry),
    );
  });
}
