/** Tests of a lot whose buyer does not pay. */
import { describe, expect, it } from "vitest";
import { defaultTerms } from "../../domain/lot/terms.ts";
import { car, HOUR_MS, person, SELLER } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";
import { confirmed } from "../../test-support/confirmed.ts";
import { verify } from "../../verify/verify.ts";
import { sqlite } from "../../tables/system/driver.ts";

const STAFF = 50;
const MANAGER = 51;
const works = { roles: ["backoffice"] as const, profile: null };
const users = [
  person(1, 100_000),
  person(2, 100_000),
  person(SELLER, 0, { roles: ["seller"] }),
  person(STAFF, 0, works),
  person(MANAGER, 0, { ...works, ustatus: "manager" }),
];
let keys = 0;

/** Person 1 wins lot 1 for 21,000 before person 2; both lots end after an hour. */
async function setUp() {
  const app = await openTestApp({
    scene: { users, lots: [car(1), car(2)] },
    jobs: true,
    env: { singleStaff: true },
  });
  const call = async (path: string, userId: number, body: object) => {
    const token = await app.tokenOf(userId);
    const headers = { ...(await confirmed(app, token)), "idempotency-key": `default-key-${++keys}` };
    return app.post(`/api${path}`, body, { token, headers });
  };
  const bid = (userId: number, price: number, id_auction = 1) =>
    call("/auction/makebid", userId, { id_auction, price, mode: "exact" });
  await bid(2, 20_000);
  await bid(1, 21_000);
  const advance = (hours: number) => app.context.sceneControl.setClock({ byMs: hours * HOUR_MS });
  const live = async (id = 1) => (await app.get(`/api/auction/lot/${id}`)).body.data.live;
  const guide = async () => (await app.post("/api/auction/statistics", { search: "land" })).body.data;
  const staff = (what: string, userId = MANAGER) =>
    call(`/backoffice/settlements/${what}`, userId, { id_auction: 1, reason: "Agreed by phone" });
  const section = async (list: string, userId: number) => {
    const { items } = (await call(`/${list}`, userId, {})).body.data;
    return items.map(({ lot }: { lot: { id_auction: number } }) => lot.id_auction);
  };
  const rows = async () => (await app.get("/api/auction/history/1")).body.data.items;
  return { ...app, call, bid, advance, live, guide, staff, section, rows };
}

describe("A lot whose buyer does not pay in time", () => {
  it("is not sold, for everybody, with the reason in its history", async () => {
    const { advance, live, section, rows, published, settled } = await setUp();
    await advance(2);
    expect(await live()).toMatchObject({ status: "sold" });
    await advance(48);
    expect(await live()).toMatchObject({ status: "notSold" });
    expect(await rows()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: "not_sold", cause: "The buyer did not pay in time" }),
      ]),
    );
    expect(await section("my/lots/won", 1)).toEqual([]);
    expect(await section("my/lots/notwon", 1)).toEqual([1]);
    expect(await section("my/lots/notwon", 2)).toEqual([1]);
    expect(await section("sale/lots/sold", SELLER)).toEqual([]);
    expect(await section("sale/lots/notsold", SELLER)).toContain(1);
    await settled();
    const told = published.filter(({ topic }) => topic === "auction.lot.1");
    expect(told.at(-1)?.payload).toMatchObject({ kind: "closed", state: { status: "notSold" } });
  });

  it("keeps the hold of its buyer until the staff decide", async () => {
    const { advance, get, tokenOf, staff, store } = await setUp();
    const balance = async () => (await get("/api/auth/balance", { token: await tokenOf(1) })).body.data;
    await advance(50);
    expect(await balance()).toMatchObject({ balance_reserv: 4_200, holds: [{ why: "unpaid" }] });
    expect((await staff("release")).body.data.settlement.state).toBe("released");
    expect(await balance()).toMatchObject({ balance_reserv: 0 });
    expect(
      await store.read((db) => sqlite(db).prepare("SELECT status FROM lot WHERE id = 1").pluck().get()),
    ).toBe("notSold");
  });

  it("is sold again to the same buyer if the staff give them more time", async () => {
    const { advance, live, staff, call, section, rows } = await setUp();
    await advance(50);
    expect((await staff("extend", STAFF)).status).toBe(200);
    expect(await live()).toMatchObject({ status: "sold" });
    expect(await section("my/lots/won", 1)).toEqual([1]);
    expect((await rows())[0]).toMatchObject({
      kind: "sold",
      amount: 21_000,
      cause: "The buyer got more time to pay",
    });
    expect((await call("/my/pay", 1, { id_auction: 1 })).status).toBe(200);
    expect(await live()).toMatchObject({ status: "sold" });
  });

  it("may be listed again, and then no longer be sold to its buyer", async () => {
    const { advance, call, staff } = await setUp();
    await advance(50);
    const again = await call("/sale/reinst", SELLER, { id_auction: 1 });
    expect([again.status, again.body.result]).toEqual([200, "success"]);
    expect((await staff("extend")).body.result).toBe("STALE");
    expect((await call("/sale/reinst", SELLER, { id_auction: 1 })).body.result).toBe("ALREADY_RELISTED");
    expect((await staff("forfeit")).status).toBe(200);
  });

  it("counts in the price guide only once it is paid", async () => {
    const { advance, guide, call } = await setUp();
    await advance(2);
    expect(await guide()).toMatchObject({ offered: 2, sold: 0, median: null });
    await call("/my/pay", 1, { id_auction: 1 });
    expect(await guide()).toMatchObject({ sold: 1, median: 21_000 });
  });

  it("leaves a database that verify accepts, in every state of the sale", async () => {
    const { advance, staff, context } = await setUp();
    const check = async () => (await verify(context.env.dataDir + "/marsa.db", defaultTerms)).findings;
    await advance(50);
    expect(await check()).toEqual([]);
    await staff("extend");
    expect(await check()).toEqual([]);
    await advance(25);
    expect(await check()).toEqual([]);
    await staff("forfeit");
    expect(await check()).toEqual([]);
  });
});
