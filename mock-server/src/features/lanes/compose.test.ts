/** Tests of `compose.ts`. */
import { lotDraft } from "../../tables/schema/drafts.ts";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { lot as lotTable } from "../../tables/schema/lots.ts";
import { car, HOUR_MS, person, SELLER, START } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";
import { orm } from "../../tables/system/driver.ts";

const AUCTIONEER = 60;
const CLERK = 62;
const houseStaff = { profile: null } as const;
const users = [
  person(1, 1_000_000),
  person(SELLER, 0),
  person(AUCTIONEER, 0, { ...houseStaff, roles: ["auctioneer"], firstName: "Marcus", lastName: "Ellery" }),
  person(CLERK, 0, { ...houseStaff, roles: ["backoffice"], firstName: "Noura", lastName: "Saleh" }),
];
const lots = [1, 2, 3, 4].map((id) => car(id, { endsAt: START + 48 * HOUR_MS }));
const DAY_MS = 24 * HOUR_MS;

let keys = 0;

async function setUp() {
  const app = await openTestApp({ scene: { users, lots }, jobs: true });
  const as = async (userId: number, path: string, body: object) =>
    app.post(`/api${path}`, body, {
      token: await app.tokenOf(userId),
      headers: { "idempotency-key": `compose-key-${++keys}` },
    });
  const read = async (path: string) =>
    (await app.get(`/api/backoffice/queues/${path}`, { token: await app.tokenOf(CLERK) })).body.data;
  const staff = async (what: string, body: object) => as(CLERK, `/backoffice/queues/${what}`, body);
  const make = async (name: string, startsInMs: number) =>
    (await staff("create", { name, place: "Hall 2", start: new Date(START + startsInMs).toISOString() })).body
      .data.id_queue as number;
  const list = async (body: object = {}) => (await staff("list", body)).body.data;
  const eligible = async (body: object = {}) => (await staff("eligible", body)).body.data;
  const lot = async (id: number) => (await app.get(`/api/auction/lot/${id}`)).body.data.live;
  return { ...app, as, read, staff, make, list, eligible, lot };
}

/** A published lane of the first two cars, an hour from now; version 4. */
async function published() {
  const app = await setUp();
  const id = await app.make("Lane A", HOUR_MS);
  await app.staff("lots", { id_queue: id, version: 1, lots: [1, 2] });
  await app.staff("operators", { id_queue: id, version: 2, operators: [AUCTIONEER] });
  expect((await app.staff("publish", { id_queue: id, version: 3 })).body.data.state).toBe("scheduled");
  return { ...app, id };
}

describe("the staff's list of lanes", () => {
  it("has the nearest on top, and counts every state in any selection", async () => {
    const { make, list, staff, id } = await published();
    const later = await make("Lane C", 3 * HOUR_MS);
    const sooner = await make("Lane B", HOUR_MS / 2);
    const gone = await make("Lane D", HOUR_MS);
    await staff("cancel", { id_queue: gone, version: 1, reason: "Not needed" });
    const { items, counts, total } = await list({ state: "draft" });
    expect([items.map(({ id_queue }: { id_queue: number }) => id_queue), total]).toEqual([
      [sooner, later],
      2,
    ]);
    expect(counts).toEqual({ draft: 2, scheduled: 1, live: 0, finished: 0, cancelled: 1, all: 4 });
    const all = await list();
    expect(all.items.map(({ id_queue }: { id_queue: number }) => id_queue)).toEqual([
      sooner,
      id,
      later,
      gone,
    ]);
  });

  it("continues from the previous page, and finds a lane by its name or place", async () => {
    const { make, list, staff } = await published();
    await make("Evening of vans", 2 * HOUR_MS);
    const first = await list({ limit: 1 });
    const second = await list({ limit: 1, after: first.next });
    expect([first.items[0].name, second.items[0].name, second.next]).toEqual([
      "Lane A",
      "Evening of vans",
      null,
    ]);
    expect((await list({ q: "VANS hall" })).total).toBe(1);
    expect((await staff("list", { after: "nonsense" })).status).toBe(422);
  });

  it("shows the operators, the number of lots and the expected end of a lane", async () => {
    const { list } = await published();
    const turn = (3 + 2 * 15 + 10 + 10) * 1_000;
    expect((await list()).items[0]).toMatchObject({
      lots: 2,
      operators: [{ id_user: AUCTIONEER, name: "Marcus Ellery" }],
      ends: new Date(START + HOUR_MS + 2 * turn).toISOString(),
    });
  });
});

describe("a lane before its start", () => {
  it("shows who changed it last", async () => {
    const { read, id } = await published();
    expect((await read(String(id))).changed).toMatchObject({ by: "Noura Saleh" });
  });

  it("shows which lots of a draft got a bid or another lane meanwhile", async () => {
    const { make, staff, read, as } = await setUp();
    const id = await make("Lane A", HOUR_MS);
    await staff("lots", { id_queue: id, version: 1, lots: [1, 2] });
    expect((await read(String(id))).problems).toEqual([]);
    await as(1, "/auction/makebid", { id_auction: 1, price: 20_000, mode: "exact" });
    expect((await read(String(id))).problems).toEqual([
      { id_auction: 1, message: "Lot 20001 has bids already" },
    ]);
    const { body } = await staff("lots", { id_queue: id, version: 2, lots: [2] });
    expect([body.data.lots.length, body.data.problems]).toEqual([1, []]);
  });

  it("keeps a lot that has a stored maximum for it, once it is published", async () => {
    const { staff, as, id } = await published();
    await as(1, "/auction/makebid", { id_auction: 1, price: 20_000, mode: "max" });
    const { status, body } = await staff("lots", { id_queue: id, version: 4, lots: [2] });
    expect([status, body.details.errors[0].message]).toEqual([
      422,
      "Lot 20001 has bids for this lane and stays in it",
    ]);
  });

  it("shows each auctioneer's upcoming lanes, so that nobody is in two halls", async () => {
    const { read, id } = await published();
    expect(await read("auctioneers")).toEqual([
      {
        id_user: AUCTIONEER,
        name: "Marcus Ellery",
        lanes: [expect.objectContaining({ id_queue: id, state: "scheduled", name: "Lane A" })],
      },
    ]);
  });

  it("moves its lots with its start, however far", async () => {
    const { staff, id, lot } = await published();
    const start = new Date(START + 30 * DAY_MS).toISOString();
    const { body } = await staff("update", { id_queue: id, version: 4, start });
    expect(body.data).toMatchObject({ start, version: 5 });
    expect(await lot(1)).toMatchObject({ phase: "upcoming", lane: { id_queue: id } });
  });

  it("notifies viewers of a lot when it joins a published lane, or leaves it", async () => {
    const { staff, id, published: events } = await published();
    await staff("lots", { id_queue: id, version: 4, lots: [2, 3] });
    const last = (lotId: number) =>
      events.filter(({ topic }) => topic === `auction.lot.${lotId}`).at(-1)?.payload.state.lane;
    await expect.poll(() => [last(1), last(3)]).toEqual([null, expect.anything()]);
  });
});

describe("a discarded draft", () => {
  it("leaves its lots in the standard auctions, and stays invisible to others", async () => {
    const { make, staff, lot, post, get, read } = await setUp();
    const id = await make("Lane A", HOUR_MS);
    await staff("lots", { id_queue: id, version: 1, lots: [1, 2] });
    const { body } = await staff("cancel", { id_queue: id, version: 2, reason: "Made by mistake" });
    expect(body.data).toMatchObject({ state: "cancelled", lots: [] });
    await post("/_mock/clock", { advance_ms: 2_000 });
    expect(await lot(1)).toMatchObject({ phase: "open", status: "active" });
    expect((await get(`/api/live/queue/${id}`)).status).toBe(404);
    expect((await get("/api/live/queue")).body.data).toEqual([]);
    expect((await read(String(id))).state).toBe("cancelled");
  });
});

describe("lots that can join a lane", () => {
  it("are for sale, without a bid and in no other lane; its own lots count as free", async () => {
    const { eligible, id, as } = await published();
    await as(1, "/auction/makebid", { id_auction: 3, price: 20_000, mode: "exact" });
    const numbers = async (body: object) =>
      (await eligible(body)).items.map(({ number }: { number: number }) => number);
    expect(await numbers({})).toEqual([20_004]);
    expect(await numbers({ id_queue: id })).toEqual([20_001, 20_002, 20_004]);
    expect(await numbers({ id_queue: id, except: [1, 4] })).toEqual([20_002]);
  });

  it("are found by number, name or seller, page by page, with counts that ignore their own choice", async () => {
    const { eligible } = await setUp();
    const first = await eligible({ limit: 3 });
    expect([first.items.length, first.total]).toEqual([3, 4]);
    expect((await eligible({ limit: 3, after: first.next })).items).toHaveLength(1);
    expect((await eligible({ q: "20003" })).total).toBe(1);
    expect((await eligible({ kind: "apartment" })).facets.kind).toEqual([
      { value: "vehicle", label: "Vehicles", count: 4 },
    ]);
    expect((await eligible({ seller: SELLER })).facets.seller[0]).toMatchObject({
      value: String(SELLER),
      count: 4,
    });
    expect((await eligible({ seller: 1 })).total).toBe(0);
  });

  it("say whose seller asked for a lane, and are found by that", async () => {
    const { eligible, store } = await setUp();
    await store.write((db) => {
      const row = { version: 1, savedAt: 0 };
      orm(db)
        .insert(lotDraft)
        .values([
          { ...row, lotId: 2, fields: { lane: true } },
          { ...row, lotId: 3, fields: { lane: false } },
        ])
        .run();
    });
    const { items, facets } = await eligible();
    expect(items.map(({ lane_wish }: { lane_wish: boolean }) => lane_wish)).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect(facets.lane_wish).toBe(1);
    const wished = await eligible({ lane_wish: true });
    expect([wished.total, wished.items[0].number]).toEqual([1, 20_002]);
  });

  it("take the start of a lot that waited for a lane, and let it wait again without one", async () => {
    const { staff, id, store, lot } = await published();
    const waits = { opensAt: START + 30 * DAY_MS, endsAt: START + 30 * DAY_MS };
    await store.write((db) => {
      orm(db).update(lotTable).set(waits).where(eq(lotTable.id, 3)).run();
      orm(db)
        .insert(lotDraft)
        .values({ version: 1, savedAt: 0, lotId: 3, fields: { lane: true } })
        .run();
    });
    await staff("lots", { id_queue: id, version: 4, lots: [1, 2, 3] });
    expect((await lot(3)).opens).toBe(new Date(START + HOUR_MS).toISOString());
    await staff("lots", { id_queue: id, version: 5, lots: [1, 2] });
    const { opens, end } = await lot(3);
    expect([opens, end]).toEqual(Array(2).fill(new Date(START + 30 * DAY_MS).toISOString()));
  });
});
