/** Checks of lists: paging by cursor returns each item once and in order; invalid limits and cursors are refused. */
import { must, mustBeSame } from "./broken.ts";
import { refuse, succeed, type Check, type World } from "./check.ts";
import { newKey, type Call } from "./target.ts";

const group = "paging";
type ListId = "listLots" | "listLotsInSection" | "listFavoriteLots";

interface Card {
  readonly id_auction: number;
  readonly live: { readonly price: number | null; readonly start_price: number; readonly bids: number };
}

interface Walk {
  readonly items: readonly Card[];
  readonly totals: readonly number[];
  readonly pages: number;
}

/** More pages than any of these lists has. */
const MOST_PAGES = 50;

const shownPrice = ({ live }: Card): number => live.price ?? live.start_price;

const ids = ({ items }: Walk): number[] => items.map(({ id_auction }) => id_auction);

async function walk(world: World, id: ListId, query: object, given: Call = {}): Promise<Walk> {
  const items: Card[] = [];
  const totals: number[] = [];
  let after: string | null = null;
  do {
    const body = { ...query, ...(after !== null && { after }) };
    const answered = await succeed(world, id, { ...given, body });
    const { data } = answered.body;
    items.push(...data.items);
    totals.push(data.total);
    after = data.next;
    must(totals.length <= MOST_PAGES, answered, "Paging must end");
    must(after === null || data.items.length > 0, answered, "A page before the last one must hold something");
  } while (after !== null);
  return { items, totals, pages: totals.length };
}

const lists: readonly [ListId, (world: World) => Call][] = [
  ["listLots", () => ({})],
  ["listLotsInSection", () => ({ path: { section: "all" } })],
  ["listFavoriteLots", ({ testData }) => ({ token: testData.bidder })],
];

const walks: readonly Check[] = lists.map(([id, given]) => ({
  group,
  name: `${id}: pages of two return every lot once, like one page of all`,
  about: id,
  async play(world) {
    const filter = { ids: world.testData.listed };
    if (id === "listFavoriteLots")
      for (const lot of world.testData.listed)
        await succeed(world, "addFavorite", { path: { id: lot }, token: world.testData.bidder });
    const small = await walk(world, id, { filter, limit: 2 }, given(world));
    const whole = await walk(world, id, { filter, limit: 100 }, given(world));
    mustBeSame(ids(small), ids(whole), `${id} in pages of two`);
    mustBeSame(new Set(ids(small)).size, world.testData.listed.length, "Lots that were met");
    mustBeSame([...new Set(small.totals)], [world.testData.listed.length], "total of each page");
    mustBeSame([small.pages, whole.pages], [4, 1], "Pages");
  },
}));

const orders: readonly [string, (a: Card, b: Card) => boolean][] = [
  ["price_asc", (a, b) => shownPrice(a) <= shownPrice(b)],
  ["price_desc", (a, b) => shownPrice(a) >= shownPrice(b)],
  ["bids", (a, b) => a.live.bids >= b.live.bids],
];

const sorts: readonly Check[] = orders.map(([sort, inOrder]) => ({
  group,
  name: `listLots keeps the order ${sort} over its pages`,
  about: "listLots",
  async play(world) {
    const { items } = await walk(world, "listLots", {
      filter: { ids: world.testData.listed },
      sort,
      limit: 3,
    });
    const wrong = items.findIndex((card, i) => i > 0 && !inOrder(items[i - 1]!, card));
    mustBeSame(wrong, -1, `First lot out of order by ${sort}`);
  },
}));

const refusedPages: readonly [string, object][] = [
  ["a limit of 0", { limit: 0 }],
  ["a limit of 101", { limit: 101 }],
  ["half a limit", { limit: 1.5 }],
  ["an unknown cursor", { after: "WzE3XQ" }],
  ["an unknown order", { sort: "luck" }],
];

const limits: readonly Check[] = [
  ...lists.flatMap(([id, given]) =>
    refusedPages.map(([what, body]) => ({
      group,
      name: `${id} refuses a page with ${what}`,
      about: id,
      level: id === "listFavoriteLots" ? ("full" as const) : ("read" as const),
      play: (world: World) => refuse(world, id, { ...given(world), body }, 422, "VALIDATION"),
    })),
  ),
  ...[0, 201].map((limit): Check => ({
    group,
    name: `getHistory refuses a page with a limit of ${limit}`,
    about: "getHistory",
    play: (world) =>
      refuse(world, "getHistory", { path: { id: world.testData.lot }, query: { limit } }, 422, "VALIDATION"),
  })),
  {
    group,
    name: "listLots refuses the cursor of another list",
    about: "listLots",
    async play(world) {
      const filter = { ids: world.testData.listed };
      const { next } = (await succeed(world, "listLots", { body: { filter, limit: 2 } })).body.data;
      const body = { filter, limit: 2, sort: "price_asc", after: next };
      await refuse(world, "listLots", { body }, 422, "VALIDATION");
    },
  },
  {
    group,
    name: "listLots returns 24 lots without a limit",
    about: "listLots",
    level: "read",
    async play(world) {
      const answered = await succeed(world, "listLots", { body: {} });
      const { items, total } = answered.body.data;
      must(items.length === Math.min(24, total), answered, "It must hold 24 lots, or all there are");
    },
  },
];

const history: Check = {
  group,
  name: "getHistory: pages of two return every row once, newest first",
  about: "getHistory",
  async play(world) {
    const { buyNowLot: id, bidder, rival } = world.testData;
    for (const token of [rival, bidder, rival]) {
      const { next_min: price } = (await succeed(world, "getLot", { path: { id } })).body.data.live;
      await succeed(world, "makebid", { token, key: newKey(), body: { id_auction: id, price } });
    }
    const path = { id };
    const whole = (await succeed(world, "getHistory", { path, query: { limit: 200 } })).body.data.items;
    const rows: { seq: number }[] = [];
    let after: string | null = null;
    do {
      const query: Record<string, string | number> = { limit: 2, ...(after !== null && { after }) };
      const { data } = (await succeed(world, "getHistory", { path, query })).body;
      rows.push(...data.items);
      after = data.next;
    } while (after !== null && rows.length <= whole.length);
    mustBeSame(rows, whole, "The history in pages of two");
    const falling = rows.every((row, i) => i === 0 || row.seq < rows[i - 1]!.seq);
    mustBeSame(falling, true, "Newest first");
  },
};

export const pagingChecks: readonly Check[] = [...walks, ...sorts, ...limits, history];
