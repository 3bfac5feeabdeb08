/** Test helper: every list of lots, page by page, beside a slow scan of the rows. */
import { isDeepStrictEqual } from "node:util";
import type { Context } from "../../../http/context.ts";
import type { Clock } from "../../../store/ports.ts";
import { counted } from "../query/counted.ts";
import { pageOf, type LotList } from "../list-page.ts";
import { allOwn, MY_LOTS, ownSection, SALE_LOTS, type OwnLots } from "../own-sections.ts";
import { ownOrder } from "../query/own-order.ts";
import { countOwn } from "../repository-own.ts";
import type { Sort } from "../query/order.ts";
import { sectionCondition } from "../query/sections.ts";
import { numberOfLots } from "../repository.ts";
import { SECTIONS } from "./arbitraries.ts";
import type { CatalogueWorld } from "./catalogue-world.ts";
import { inSection, modelLots, perSqft, youPayFils, type ModelLot } from "./model.ts";

export interface ScannedWorld extends CatalogueWorld, Pick<Context, "store" | "terms"> {
  readonly clock: Pick<Clock, "now">;
}

/** A list, the lots that belong to it, and its number in the counters. */
interface Scanned {
  readonly list: LotList;
  readonly userId: number | null;
  readonly belongs: (lot: ModelLot) => boolean;
  readonly count: number;
}

/** Lots on a page: small, so that every list has several. */
const PAGE = 4;

/** Returns the first list that differs from the scan, in words; null when all of them are right. */
export async function wrongList(
  world: ScannedWorld,
  { buyer, seller }: { readonly buyer: number; readonly seller: number },
  sort: Sort,
): Promise<string | null> {
  const at = world.clock.now();
  const rows = modelLots(world);
  const catalogue = SECTIONS.map(async (section): Promise<Scanned> => {
    const reader = { userId: buyer, at };
    const count = await world.store.readInWorker(numberOfLots, counted(section, [], reader));
    const list = { name: section, section, belongs: sectionCondition(section) };
    return { list, userId: buyer, belongs: (lot) => inSection(lot, section, reader), count };
  });
  const scanned = [
    ...(await Promise.all(catalogue)),
    ...(await own(world, MY_LOTS, buyer, MINE)),
    ...(await own(world, SALE_LOTS, seller, SALE)),
  ];
  for (const { list, userId, belongs, count } of scanned) {
    // oxlint-disable-next-line no-await-in-loop -- the first wrong list is enough
    const ids = await walk(world, list, userId, sort);
    const expected = inOrder(rows.filter(belongs), list.name, sort, at).map(({ id }) => id);
    if (count !== expected.length || !isDeepStrictEqual(ids, expected))
      return `${list.name} by ${sort}: ${ids.join(" ")}, counted ${count}; the rows say ${expected.join(" ")}`;
  }
  return null;
}

type Belongs = (lot: ModelLot, userId: number) => boolean;

const undecided = ({ status }: ModelLot) => ["active", "inProgress", "finished"].includes(status);
const leads: Belongs = (lot, userId) => lot.leader_id === userId;

const MINE: Readonly<Record<string, Belongs>> = {
  leading: (lot, userId) => undecided(lot) && leads(lot, userId),
  outbid: (lot, userId) => undecided(lot) && !leads(lot, userId),
  awaiting: (lot, userId) => lot.status === "summarizing" && leads(lot, userId),
  won: (lot, userId) => lot.status === "sold" && leads(lot, userId),
  notwon: (lot, userId) => lot.status === "notSold" || (!undecided(lot) && !leads(lot, userId)),
  all: () => true,
};

const shown = (statuses: readonly string[]) => (lot: ModelLot) =>
  !lot.hidden && statuses.includes(lot.status);
const SALE: Readonly<Record<string, Belongs>> = {
  draft: shown(["draft"]),
  moderation: shown(["moderation"]),
  active: shown(["active", "inProgress", "finished"]),
  summarizing: shown(["summarizing"]),
  sold: shown(["sold"]),
  notsold: shown(["notSold"]),
  hidden: (lot) => lot.hidden === 1,
  all: () => true,
};

async function own(
  { store }: ScannedWorld,
  lots: OwnLots,
  userId: number,
  sections: Readonly<Record<string, Belongs>>,
): Promise<Scanned[]> {
  const counts = await countOwn(store, lots, userId);
  return Object.entries(sections).map(([name, belongs]) => ({
    list: name === "all" ? allOwn(lots) : ownSection(lots, name)!,
    userId,
    belongs: (lot) =>
      (lots === SALE_LOTS ? lot.seller_id === userId : lot.bidders.has(userId)) && belongs(lot, userId),
    count: counts[name]!,
  }));
}

async function walk(
  world: ScannedWorld,
  list: LotList,
  userId: number | null,
  sort: Sort,
): Promise<number[]> {
  const stretches = ownOrder(list.name, sort, world.terms);
  const ids: number[] = [];
  let after: string | undefined;
  do {
    const query = { limit: PAGE, sort, ...(after !== undefined && { after }) };
    // oxlint-disable-next-line no-await-in-loop -- each page follows the one before
    const page = await pageOf({ ...list, stretches }, query, userId, world);
    if (!("items" in page)) throw new Error("A page without a filter is refused");
    ids.push(...page.items.map(({ row }) => row.id));
    after = page.next ?? undefined;
  } while (after !== undefined && ids.length < 100);
  return ids;
}

/** Sorts by these numbers in turn. */
const by =
  (keys: (lot: ModelLot) => readonly number[]) =>
  (a: ModelLot, b: ModelLot): number => {
    const other = keys(b);
    return (
      keys(a)
        .map((key, i) => key - other[i]!)
        .find((difference) => difference !== 0) ?? 0
    );
  };

const deadline = (lot: ModelLot) => [lot.review_ends_at ?? 0, lot.id];
const newest = (lot: ModelLot) => [-lot.created_at, -lot.id];

function inOrder(lots: readonly ModelLot[], list: string, sort: Sort, at: number): ModelLot[] {
  const ending = (lot: ModelLot) => {
    if (lot.ends_at <= at) return [2, -lot.ends_at, -lot.id];
    return lot.opens_at > at ? [1, lot.opens_at, lot.id] : [0, lot.ends_at, lot.id];
  };
  const saleFirst = (lot: ModelLot) => {
    if (lot.hidden) return [9, ...newest(lot)];
    if (lot.status === "summarizing") return [0, ...deadline(lot)];
    return lot.status === "draft" ? [1, ...newest(lot)] : [2, ...ending(lot)];
  };
  const keys = {
    ending: ["my/awaiting", "sale/summarizing"].includes(list)
      ? deadline
      : list === "sale/all"
        ? saleFirst
        : ending,
    new: list.startsWith("sale/") ? newest : (lot: ModelLot) => [-(lot.approved_at ?? 0), -lot.id],
    price_asc: (lot: ModelLot) => [lot.price ?? lot.start_price, lot.id],
    price_desc: (lot: ModelLot) => [-(lot.price ?? lot.start_price), -lot.id],
    you_pay_asc: (lot: ModelLot) => [youPayFils(lot), lot.id],
    you_pay_desc: (lot: ModelLot) => [-youPayFils(lot), -lot.id],
    bids: (lot: ModelLot) => [-lot.bids, -lot.id],
    year: (lot: ModelLot) => [lot.year === null ? 1 : 0, -(lot.year ?? 0), -lot.id],
    mileage: (lot: ModelLot) => [lot.mileage === null ? 1 : 0, lot.mileage ?? 0, lot.id],
    per_sqft: (lot: ModelLot) => [lot.area === null ? 1 : 0, perSqft(lot) ?? 0, lot.id],
  }[sort];
  return lots.toSorted(by(keys));
}
