/** Test helper: computes lists, counts and facets lot by lot in plain code, to compare with the queries. */
import { costsOf, youPay } from "@marsa/api-spec/you-pay";
import type { LaneFees } from "../../../domain/lot/fees.ts";
import { defaultTerms, priceTerms, termsOfSale } from "../../../domain/lot/terms.ts";
import type { Filter } from "../query/filter.ts";
import type { Section } from "../query/sections.ts";
import type { CatalogueWorld } from "./catalogue-world.ts";

export interface ModelLot {
  readonly id: number;
  readonly kind: "vehicle" | "apartment";
  readonly status: string;
  readonly hidden: number;
  readonly queue_id: number | null;
  /** JSON of the fees of its lane. */
  readonly fees: string | null;
  readonly approved_at: number | null;
  readonly opens_at: number;
  readonly ends_at: number;
  readonly created_at: number;
  readonly review_ends_at: number | null;
  readonly seller_id: number;
  readonly start_price: number;
  readonly step: number;
  readonly reserve: number | null;
  readonly buy_now: number | null;
  readonly price: number | null;
  readonly leader_id: number | null;
  readonly bids: number;
  readonly vat: string;
  readonly year: number | null;
  readonly mileage: number | null;
  readonly area: number | null;
  readonly bedrooms: number | null;
  readonly furnished: number | null;
  readonly new_construction: number | null;
  readonly emirate: string;
  readonly city: string;
  readonly community: string | null;
  readonly lat: number;
  readonly lon: number;
  readonly mark: string | null;
  readonly model: string | null;
  readonly body: string | null;
  readonly gearbox: string | null;
  readonly engine: string | null;
  readonly drive: string | null;
  readonly colour: string | null;
  readonly type: string | null;
  readonly developer: string | null;
  /** The words that a search matches. */
  readonly words: readonly string[];
  readonly bidders: ReadonlySet<number>;
  readonly noters: ReadonlySet<number>;
  readonly watchers: ReadonlySet<number>;
}

export interface ModelReader {
  readonly userId: number | null;
  readonly at: number;
}

type Raw = Omit<ModelLot, "words" | "bidders" | "noters" | "watchers"> & { readonly text: string };

/** Returns every lot, public or not. */
export function modelLots(world: CatalogueWorld): ModelLot[] {
  const lots = world.query<Raw>(
    `SELECT l.*, q.fees, s.title || ' ' || s.number || ' ' || s.words AS text
      FROM lot l JOIN lot_search s ON s.rowid = l.id LEFT JOIN queue_lot r ON r.lot_id = l.id AND r.queue_id = l.queue_id
      LEFT JOIN queue q ON q.id = r.queue_id`,
  );
  const people = (table: string) => {
    const rows = world.query<{ lot_id: number; user_id: number }>(`SELECT lot_id, user_id FROM ${table}`);
    return (id: number) => new Set(rows.filter((row) => row.lot_id === id).map((row) => row.user_id));
  };
  const [bidders, noters, watchers] = [people("lot_bidder"), people("note"), people("favorite")];
  return lots.map(({ text, ...lot }) => ({
    ...lot,
    words: text.toLowerCase().split(/[^a-z0-9]+/),
    bidders: bidders(lot.id),
    noters: noters(lot.id),
    watchers: watchers(lot.id),
  }));
}

const HOUR = 3_600_000;

export function inSection(lot: ModelLot, section: Section, { userId, at }: ModelReader): boolean {
  if (lot.hidden || lot.status === "draft" || lot.status === "moderation") return false;
  const forSale = lot.ends_at > at - HOUR || lot.status === "summarizing";
  return {
    all: forSale,
    vehicles: forSale && lot.kind === "vehicle",
    apartments: forSale && lot.kind === "apartment",
    live: lot.queue_id !== null && ["active", "inProgress", "finished"].includes(lot.status),
    upcoming: lot.ends_at > at && lot.opens_at > at,
    finished: lot.ends_at <= at,
    favorites: userId !== null && lot.watchers.has(userId),
  }[section];
}

const TERM_FIELDS = [
  "mark",
  "model",
  "body",
  "gearbox",
  "engine",
  "drive",
  "colour",
  "emirate",
  "city",
  "community",
  "type",
  "developer",
  "vat",
] as const;

/** Returns the values that a lot counts for in a facet. */
export function valuesOf(lot: ModelLot, field: string, reader: ModelReader): string[] {
  switch (field) {
    case "status":
      return [statusOf(lot, reader.at)];
    case "light":
      return [lot.reserve === null ? "none" : (lot.price ?? 0) >= lot.reserve ? "green" : "red"];
    case "price_band":
      return [bandOf(shownPrice(lot))];
    case "you_pay_band":
      return [bandOf(youPayFils(lot) / 100)];
    case "mine":
      return mineOf(lot, reader.userId);
    default: {
      const value = lot[field as keyof ModelLot] as string | number | null;
      return value === null ? [] : [String(value)];
    }
  }
}

const BANDS = [0, 10, 20, 30, 50, 75, 100, 150, 200, 300, 500, 700, 1_000, 1_500, 2_000, 3_000, 5_000].map(
  (thousand) => thousand * 1_000,
);

const bandOf = (aed: number): string => String(BANDS.findLast((from) => from <= aed));
const shownPrice = (lot: ModelLot): number => lot.price ?? lot.start_price;

function statusOf(lot: ModelLot, at: number): string {
  if (lot.ends_at <= at) return "finished";
  if (lot.queue_id !== null) return "lane";
  return lot.opens_at > at ? "upcoming" : "open";
}

function mineOf(lot: ModelLot, userId: number | null): string[] {
  if (userId === null) return [];
  const running = ["active", "inProgress", "finished"].includes(lot.status);
  const leads = lot.leader_id === userId;
  return [
    ...(running && leads ? ["leading"] : []),
    ...(running && !leads && lot.bidders.has(userId) ? ["outbid"] : []),
    ...(leads && lot.status === "summarizing" ? ["awaiting"] : []),
    ...(lot.noters.has(userId) ? ["noted"] : []),
    ...(lot.watchers.has(userId) ? ["favorite"] : []),
  ];
}

const yes = (wanted: boolean | undefined, is: boolean | null): boolean =>
  wanted === undefined || is === wanted;
const asYes = (flag: number | null): boolean | null => (flag === null ? null : flag === 1);

function within(range: Filter["year"], value: number | null): boolean {
  if (range?.from === undefined && range?.to === undefined) return true;
  return value !== null && value >= (range.from ?? -Infinity) && value <= (range.to ?? Infinity);
}

/** Whether a lot passes the filter. */
export function passes(lot: ModelLot, filter: Filter, reader: ModelReader): boolean {
  const listed = (field: keyof Filter) => {
    const wanted = filter[field] as readonly (string | number)[] | undefined;
    return (
      !wanted?.length ||
      valuesOf(lot, field === "ids" ? "id" : field, reader).some((value) =>
        wanted.map(String).includes(value),
      )
    );
  };
  const next = lot.price === null ? lot.start_price : lot.price + lot.step;
  const [west, south, east, north] = filter.bbox ?? [-180, -90, 180, 90];
  return (
    [...TERM_FIELDS, "ids", "kind", "status", "bedrooms", "light", "mine"].every((field) =>
      listed(field as keyof Filter),
    ) &&
    yes(filter.furnished, asYes(lot.furnished)) &&
    yes(filter.new_construction, asYes(lot.new_construction)) &&
    yes(filter.buynow, lot.buy_now !== null && lot.ends_at > reader.at && next < lot.buy_now) &&
    yes(filter.lane, lot.queue_id !== null) &&
    within(filter.year, lot.year) &&
    within(filter.price, shownPrice(lot)) &&
    within(filter.you_pay, youPayFils(lot) / 100) &&
    within(filter.mileage, lot.mileage) &&
    within(filter.area, lot.area) &&
    within(filter.per_sqft, perSqft(lot)) &&
    (filter.ends?.from === undefined || dubaiDay(lot.ends_at) >= filter.ends.from) &&
    (filter.ends?.to === undefined || dubaiDay(lot.ends_at) <= filter.ends.to) &&
    (filter.q ?? "")
      .toLowerCase()
      .split(/\s+/)
      .every((word) =>
        lot.words.some((each) => (word.length === 1 ? each === word : each.startsWith(word))),
      ) &&
    lot.lon >= west! &&
    lot.lon <= east! &&
    lot.lat >= south! &&
    lot.lat <= north!
  );
}

/** What a buyer pays at the shown price, fils. */
export function youPayFils(lot: ModelLot): number {
  const costs = costsOf(defaultTerms.authorityCosts, lot.kind, lot.emirate);
  const fees = lot.fees === null ? undefined : (JSON.parse(lot.fees) as LaneFees);
  const terms = priceTerms(termsOfSale(defaultTerms, fees, null), "without");
  return youPay(shownPrice(lot), terms, costs).youPayFils;
}

/** The price of an apartment in whole AED per sqft. */
export function perSqft(lot: ModelLot): number | null {
  return lot.area === null ? null : Math.round(shownPrice(lot) / lot.area);
}

const dubai = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Dubai" });

export function dubaiDay(at: number): string {
  return dubai.format(at);
}
