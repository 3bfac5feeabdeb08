/** Tests of `own-lots.ts`. */
import { describe, expect, it } from "vitest";
import { bid } from "../../../sqlite/test-support/commands.ts";
import { lotDraft } from "../../../tables/schema/drafts.ts";
import { car, HOUR_MS, person, SELLER, START } from "../../../sqlite/test-support/people.ts";
import { openTestApp, type Answer } from "../../../test-support/app.ts";
import { orm, sqlite } from "../../../tables/system/driver.ts";

const OTHER = 9;
/**
 * 1 led, 2 outbid, 3 won, 4 lost, 5 the reader's pending decision, 6 another bidder's, 7 not sold, 8 to 10 not for
 * sale.
 */
const ended = { opensAt: START - 5 * HOUR_MS, endsAt: START - HOUR_MS };
const lots = [
  car(1, {}),
  car(2, {}),
  car(3, { ...ended, plan: "sold", bids: [before(1, 20_000)] }),
  car(4, { ...ended, plan: "sold", bids: [before(1, 20_000), before(2, 21_000)] }),
  car(5, { ...ended, plan: "summarizing", reserve: 30_011, bids: [before(1, 20_000)] }),
  car(6, { ...ended, plan: "summarizing", reserve: 30_011, bids: [before(1, 20_000), before(2, 21_000)] }),
  car(7, { ...ended, plan: "notSold" }),
  car(8, { plan: "draft", approvedAt: null }),
  car(9, { plan: "moderation", approvedAt: null }),
  car(10, { ...ended, plan: "notSold" }),
  car(11, { sellerId: OTHER }),
];
const users = [person(1, 1_000_000), person(2, 1_000_000), person(SELLER, 0), person(OTHER, 0)];

function before(userId: number, amount: number) {
  return { userId, mode: "exact" as const, amount, at: START - 2 * HOUR_MS + amount };
}

async function open() {
  const app = await openTestApp({ scene: { users, lots } });
  await bid(app.store, { lot: 1, user: 1, amount: 20_000 });
  await bid(app.store, { lot: 2, user: 1, amount: 20_000 });
  await bid(app.store, { lot: 2, user: 2, amount: 21_000 });
  await app.store.write((db) => sqlite(db).exec("UPDATE lot SET hidden = 1 WHERE id = 10"));
  const as = async (userId: number) => ({ token: await app.tokenOf(userId) });
  return { ...app, as };
}

const ids = ({ body }: Answer): number[] =>
  (body.data.items as { lot: { id_auction: number } }[])
    .map(({ lot }) => lot.id_auction)
    .toSorted((a, b) => a - b);

const MINE = {
  leading: [1],
  outbid: [2],
  awaiting: [5],
  won: [3],
  notwon: [4, 6],
  offers: [],
  to_answer: [],
  to_pay: [3],
  all: [1, 2, 3, 4, 5, 6],
};
const SOLD = {
  draft: [8],
  moderation: [9],
  active: [1, 2],
  summarizing: [5, 6],
  sold: [3, 4],
  notsold: [7],
  hidden: [10],
  all: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
};

describe("Lots with the reader's bids", () => {
  it.each(Object.entries(MINE))(
    "has in section %s %j, and the counter says so",
    async (section, expected) => {
      const { post, get, as } = await open();
      expect(ids(await post(`/api/my/lots/${section}`, {}, await as(1)))).toEqual(expected);
      const counters = await get("/api/my/ffcounters", await as(1));
      expect(counters.body.data[section]).toBe(expected.length);
    },
  );

  it("are all listed without a section, with the deadline of a decision", async () => {
    const { post, as } = await open();
    const answer = await post("/api/my/lots", { filter: { ids: [5] } }, await as(1));
    expect(answer.body.data.total).toBe(1);
    expect(answer.body.data.items[0]).toMatchObject({
      offer: null,
      lot: { mine: { status: "awaiting_decision" } },
    });
    expect(answer.body.data.items[0].decision_until).toBe(answer.body.data.items[0].lot.live.decision_until);
  });

  it("are the reader's only: others have none, and unknown sections do not exist", async () => {
    const { post, as } = await open();
    expect(ids(await post("/api/my/lots", {}, await as(OTHER)))).toEqual([]);
    expect((await post("/api/my/lots/favorites", {}, await as(1))).status).toBe(404);
    expect((await post("/api/my/lots", {})).status).toBe(401);
  });

  it("leave out archived lots, except won ones", async () => {
    const { post, store, as } = await open();
    await store.write((db) => sqlite(db).exec("UPDATE lot SET hidden = 1 WHERE id IN (3, 4)"));
    expect(ids(await post("/api/my/lots", {}, await as(1)))).toEqual([1, 2, 3, 5, 6]);
  });
});

describe("A seller's lots", () => {
  it.each(Object.entries(SOLD))(
    "has in section %s %j, and the counter says so",
    async (section, expected) => {
      const { post, get, as } = await open();
      expect(ids(await post(`/api/sale/lots/${section}`, {}, await as(SELLER)))).toEqual(expected);
      const counters = await get("/api/sale/ffcounters", await as(SELLER));
      expect(counters.body.data[section]).toBe(expected.length);
    },
  );

  it("tell the names by which a seller keeps a lot, and its number of photos", async () => {
    const { as, post, store } = await open();
    const first = async () => (await post("/api/sale/lots/draft", {}, await as(SELLER))).body.data.items[0];
    await store.write((db) => {
      const change = `json_set(vehicle, '$.vin', 'JTMHV05J904100771', '$.plate', NULL)`;
      sqlite(db).exec(`UPDATE lot_facts SET vehicle = ${change}, pictures = '[]' WHERE lot_id = 8`);
      const fields = { reference: "REF-014" };
      orm(db)
        .insert(lotDraft)
        .values({ lotId: 8, fields, version: 1, savedAt: START, relistedFrom: null })
        .run();
    });
    const names = { vin: "JTMHV05J904100771", plate: null, reference: "REF-014", photos: 0 };
    expect(await first()).toMatchObject(names);
  });

  it("show the minimum price only to their seller", async () => {
    const { post, as } = await open();
    const own = await post("/api/sale/lots/summarizing", {}, await as(SELLER));
    expect(own.body.data.items[0]).toMatchObject({ min_price: 30_011, hidden: false });
    expect(ids(await post("/api/sale/lots", {}, await as(OTHER)))).toEqual([11]);
    expect(ids(await post("/api/sale/lots", {}, await as(1)))).toEqual([]);
  });

  it("begin with those that need their seller: a decision by its deadline, a returned draft, other drafts", async () => {
    const { post, as, store } = await open();
    await store.write((db) => {
      const draft = { fields: {}, version: 1, savedAt: START };
      orm(db)
        .insert(lotDraft)
        .values({ ...draft, lotId: 8, remarks: null })
        .run();
      sqlite(db).exec("UPDATE lot SET status = 'draft' WHERE id = 7");
      orm(db)
        .insert(lotDraft)
        .values({ ...draft, lotId: 7, remarks: "Another photo, please" })
        .run();
      sqlite(db).exec(`UPDATE lot SET offer_until = ${START + 1} WHERE id = 6`);
    });
    const order = async (after?: string): Promise<number[]> => {
      const { body } = await post(
        "/api/sale/lots/all",
        { limit: 4, ...(after && { after }) },
        await as(SELLER),
      );
      const found = (body.data.items as { lot: { id_auction: number } }[]).map(({ lot }) => lot.id_auction);
      return body.data.next === null ? found : [...found, ...(await order(body.data.next))];
    };
    const found = await order();
    expect(found.slice(0, 4)).toEqual([6, 5, 7, 8]);
    expect(found.at(-1)).toBe(10);
    expect(found.toSorted((a, b) => a - b)).toEqual(SOLD.all);
  });

  it("list drafts newest first, page by page", async () => {
    const { post, as } = await open();
    const first = await post("/api/sale/lots", { sort: "new", limit: 6 }, await as(SELLER));
    const { next } = first.body.data;
    const second = await post("/api/sale/lots", { sort: "new", limit: 6, after: next }, await as(SELLER));
    expect([...ids(first), ...ids(second)].toSorted((a, b) => a - b)).toEqual(SOLD.all);
    expect(second.body.data.next).toBeNull();
    const elsewhere = await post("/api/my/lots", { sort: "new", limit: 6, after: next }, await as(SELLER));
    expect(elsewhere.status).toBe(422);
  });
});
