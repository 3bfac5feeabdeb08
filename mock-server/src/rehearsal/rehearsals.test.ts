/** Tests: rehearsals. */
import { isRehearsal } from "@marsa/api-spec/rehearsal";
import { describe, expect, it } from "vitest";
import { defaultTerms } from "../domain/lot/terms.ts";
import { verify } from "../verify/verify.ts";
import { car, HOUR_MS, person, SELLER, START } from "../sqlite/test-support/people.ts";
import { openTestApp, type TestApp } from "../test-support/app.ts";
import { sqlite } from "../tables/system/driver.ts";

const MARCUS = 60;
const CLERK = 62;
const houseStaff = { profile: null } as const;
const users = [
  // A person without profile or deposit may still rehearse.
  person(1, 0, { profile: null }),
  person(2, 45_000),
  person(SELLER, 0),
  person(MARCUS, 0, { ...houseStaff, roles: ["auctioneer"], firstName: "Marcus", lastName: "Ellery" }),
  person(CLERK, 0, { ...houseStaff, roles: ["backoffice"] }),
];
const lots = [car(1, { endsAt: START + 48 * HOUR_MS })];

let keys = 0;

async function setUp() {
  const app = await openTestApp({ jobs: true, scene: { users, lots } });
  const as = async (userId: number, path: string, body?: object) =>
    app.post(`/api${path}`, body, {
      token: await app.tokenOf(userId),
      sure: true,
      headers: { "idempotency-key": `rehearsal-${++keys}` },
    });
  const start = async (userId: number): Promise<number> =>
    (await as(userId, "/live/rehearsal")).body.data.id_queue;
  const lane = async (id: number, token?: string) =>
    (await app.get(`/api/live/queue/${id}`, token === undefined ? {} : { token })).body.data;
  const advance = async (ms: number) =>
    expect((await app.post("/_mock/clock", { advance_ms: ms })).status).toBe(200);
  return { ...app, as, start, lane, advance };
}

/**
 * Every row of every table of the real database, except sessions, the heartbeat and the count of commits, which
 * include the rehearsal's.
 */
const dump = ({ store }: Pick<TestApp, "store">) =>
  store.read((db) => {
    const tables = sqlite(db)
      .prepare<[], string>(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN ('session', 'meta', 'last_commit')",
      )
      .pluck()
      .all();
    return Object.fromEntries(
      tables.map((table) => [table, sqlite(db).prepare(`SELECT * FROM "${table}"`).all()]),
    );
  });

describe("a rehearsal", () => {
  it("is a lane with simulated lots, started with one call by anyone who runs lanes, and marked everywhere", async () => {
    const { as, start, lane, get } = await setUp();
    const id = await start(MARCUS);
    expect(isRehearsal(id)).toBe(true);
    expect(await lane(id)).toMatchObject({
      rehearsal: true,
      name: "Rehearsal",
      place: "Nothing here counts",
      lots: 8,
    });
    const { body } = await get(`/api/live/lot/all/${id}`);
    expect(body.data.items.every(({ title }: { title: string }) => title.startsWith("Pretend "))).toBe(true);
    expect((await get("/api/live/rehearsal")).body.data).toMatchObject([{ id_queue: id, rehearsal: true }]);
    expect((await get(`/api/auction/dashboard/live/${id}`)).status).toBe(401);
    expect(await start(MARCUS)).toBe(id);
    expect((await as(2, "/live/rehearsal")).status).toBe(403);
  });

  it("keeps a note on a simulated lot while it lasts", async () => {
    const { as, start, lane, tokenOf } = await setUp();
    const id = await start(MARCUS);
    const lot = (await lane(id)).next[0].id_auction;
    const { status } = await as(1, "/auction/pcomment/set", {
      id_auction: lot,
      comment: "Look at the tyres",
    });
    expect(status).toBe(200);
    expect((await lane(id, await tokenOf(1))).mine).toMatchObject([
      { id_auction: lot, note: "Look at the tyres" },
    ]);
  });

  it("is in no list, count, schedule or board of real lots", async () => {
    const { as, start, get } = await setUp();
    const before = await lists();
    await start(CLERK);
    expect(await lists()).toEqual(before);

    async function lists() {
      const replies = [
        await get("/api/live/queue"),
        await as(2, "/auction/lots", {}),
        await as(2, "/auction/lots/live", {}),
        await as(2, "/auction/count/all/all", {}),
        await as(2, "/auction/statistics", { search: "Toyota" }),
        await get("/api/navinfo"),
      ];
      return replies.map(({ status, body }) => [status, { ...body, data: { ...body.data, as_of: null } }]);
    }
  });

  it("is run by its auctioneer and open to all bidders, with simulated money", async () => {
    const app = await setUp();
    const { as, start, lane, advance, get, tokenOf } = app;
    const before = await dump(app);
    const id = await start(MARCUS);
    await as(MARCUS, "/live/ctrl/open", { id_queue: id });
    for (let s = 0; s < 40; s += 5) {
      await as(MARCUS, "/live/ctrl/presence", { id_queue: id });
      await advance(5_000);
    }
    const token = await tokenOf(1);
    const { turn, current } = await lane(id, token);
    expect(turn.phase).toMatch(/running|waiting_for_bid|final_call/);
    const price = current.live.next_min + 50_000;
    const { status, body } = await as(1, "/auction/makebid", {
      id_auction: turn.id_auction,
      price,
      mode: "max",
    });
    expect([status, body.data.outcome]).toEqual([200, "leading"]);
    expect(body.data.hold).toBeGreaterThan(0);
    expect((await lane(id, token)).mine).toMatchObject([
      { id_auction: turn.id_auction, max: price, status: "leading" },
    ]);
    const fate = await get(`/api/auction/bid/rehearsal-${keys}`, { token });
    expect(fate.body.data).toMatchObject({ state: "answered", status: 200 });
    expect(
      (await as(CLERK, "/live/ctrl/final-call", { id_queue: id, id_auction: turn.id_auction })).status,
    ).toBe(403);
    expect(await dump(app)).toEqual(before);
    expect(app.published.some(({ topic }) => topic === `auction.lot.${turn.id_auction}`)).toBe(true);
    expect(app.published.filter(({ topic }) => topic.startsWith("user."))).toEqual([]);
    expect(app.published.filter(({ topic }) => topic === "auction.lots")).toEqual([]);
    expect(app.context.controls.inbox.list()).toEqual([]);
  });

  it("ends by its auctioneer's command at any moment, even with bids on the lot", async () => {
    const { as, start, lane, advance } = await setUp();
    const id = await start(MARCUS);
    await as(MARCUS, "/live/ctrl/open", { id_queue: id });
    const presence = () => as(MARCUS, "/live/ctrl/presence", { id_queue: id });
    for (let s = 0; (await lane(id)).turn?.phase !== "waiting_for_bid" && s < 60; s++) {
      await presence();
      await advance(1_000);
    }
    const { turn, current } = await lane(id);
    await as(1, "/auction/makebid", { id_auction: turn.id_auction, price: current.live.next_min + 50_000 });
    expect((await as(MARCUS, "/live/ctrl/end", { id_queue: id })).body.data).toMatchObject({
      state: "finished",
    });
    // The next one starts at once.
    const next = await start(MARCUS);
    expect(next).not.toBe(id);
    expect(await lane(next)).toMatchObject({ state: "scheduled" });
  });

  it("that the back office starts runs by itself to its end, and changes no real data", async () => {
    const app = await setUp();
    const before = await dump(app);
    const id = await app.start(CLERK);
    await app.advance(25 * 60_000);
    expect((await app.lane(id)).state).toBe("finished");
    const { body } = await app.get(`/api/live/lot/all/${id}`);
    const results = body.data.items.map(({ result }: { result: string | null }) => result);
    expect(results).not.toContain(null);
    expect(results).toContain("sold");
    expect(await dump(app)).toEqual(before);
    expect(app.context.controls.inbox.list()).toEqual([]);
    const file = await app.store.read((db) => sqlite(db).name);
    expect((await verify(file, defaultTerms)).findings).toEqual([]);
  });

  it("answers only calls about lanes, bids and notes", async () => {
    const { as, start } = await setUp();
    const id = await start(CLERK);
    for (const [path, body] of [
      ["/auction/buynow", { id_auction: id + 1, price: 20_000 }],
      [`/auction/fav/add/${id + 1}`, undefined],
      ["/my/pay", { id_auction: id + 1 }],
    ] as const) {
      const { status } = await as(2, path, body);
      expect([path, status]).toEqual([path, 404]);
    }
  });

  it("ends when another scene is loaded, and is unknown afterwards", async () => {
    const { start, post, get } = await setUp();
    const id = await start(CLERK);
    expect((await post("/_mock/scenes", { name: "empty" })).status).toBe(200);
    expect((await get(`/api/live/queue/${id}`)).status).toBe(404);
    expect((await get("/api/live/rehearsal")).body.data).toEqual([]);
  });
});
