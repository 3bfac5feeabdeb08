/** Tests of groups "One of these": `groups.ts`, `look-at-group.ts`, and what the engine keeps of them. */
import { describe, expect, it } from "vitest";
import { defaultTerms } from "../../domain/lot/terms.ts";
import { car, HOUR_MS, person, SELLER, smallScene, START } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";
import { writePause } from "../../tables/lots/pause.ts";
import { examine } from "../../verify/verify.ts";
import { lookAtGroup } from "./look-at-group.ts";

const [BUYER, RIVAL, POOR] = [1, 2, 3];
const SECOND = 1_000;
/** Its buy-now price asks for no proof of the person. */
const cheap = { startPrice: 10_000, buyNow: 15_000 };

async function setUp(
  lots = [car(1), car(2, { endsAt: START + 2 * HOUR_MS }), car(3, { endsAt: START + 3 * HOUR_MS })],
  jobs = true,
) {
  const users = [
    person(BUYER, 45_000),
    person(RIVAL, 1_000_000),
    person(POOR, 5_000),
    person(SELLER, 0, { roles: ["seller"] }),
    person(901, 0, { roles: ["backoffice"] }),
  ];
  const app = await openTestApp({ jobs, scene: { ...smallScene({ lots }), users } });
  let key = 0;
  const as = async (userId: number, path: string, body: object) => {
    const headers = { "idempotency-key": `key-of-group-${++key}` };
    const answer = await app.post(`/api${path}`, body, { token: await app.tokenOf(userId), headers });
    await app.settled();
    return answer;
  };
  const make = (maxima: Record<number, number>, userId = BUYER, change: object = {}) =>
    as(userId, "/my/groups", {
      lots: Object.entries(maxima).map(([id, max]) => ({ id_auction: Number(id), max })),
      ...change,
    });
  const bid = (lot: number, price: number, userId = RIVAL) =>
    as(userId, "/auction/makebid", { id_auction: lot, price });
  const groups = async (userId = BUYER) =>
    (await app.get("/api/my/groups", { token: await app.tokenOf(userId) })).body.data.items;
  const states = async (userId = BUYER) => {
    const [group] = await groups(userId);
    return [group.state, ...group.lots.map(({ state }: { state: string }) => state), group.hold];
  };
  const balance = async (userId = BUYER) =>
    (await app.get("/api/auth/balance", { token: await app.tokenOf(userId) })).body.data;
  const lot = async (id: number, userId = BUYER) =>
    (await app.get(`/api/auction/lot/${id}`, { token: await app.tokenOf(userId) })).body.data;
  const notices = async () =>
    (await app.get("/api/notifications", { token: await app.tokenOf(BUYER) })).body.data.items.map(
      ({ text }: { text: string }) => text,
    );
  const advance = async (ms: number) => {
    app.clock.advance(ms);
    await app.settled();
  };
  const findings = () => app.store.read((db) => examine(db, defaultTerms).findings);
  return { ...app, as, make, bid, groups, states, balance, lot, notices, advance, findings };
}

describe("one of these", () => {
  it("bids on the lot that ends first, and holds the highest maximum once", async () => {
    const { make, states, balance, lot, findings } = await setUp();
    const { status, body } = await make({ 2: 190_000, 1: 150_000, 3: 176_000 });
    expect([status, body.data.hold]).toEqual([200, 38_000]);
    expect(await states()).toEqual(["active", "awake", "asleep", "asleep", 38_000]);
    expect((await balance()).available).toBe(7_000);
    expect((await lot(1)).live).toMatchObject({ leader: "you", price: 20_000 });
    expect((await lot(2)).live).toMatchObject({ leader: null, bids: 0 });
    expect(await findings()).toEqual([]);
  });

  it("wakes the next lot by its end when it is outbid, at the moment of its waking", async () => {
    const { make, bid, states, balance, lot, advance, findings } = await setUp();
    await make({ 1: 25_000, 2: 30_000, 3: 40_000 });
    await advance(60 * SECOND);
    await bid(1, 26_000);
    expect(await states()).toEqual(["active", "beaten", "awake", "asleep", 8_000]);
    expect((await lot(2)).live).toMatchObject({ leader: "you", price: 20_000 });
    expect((await balance()).available).toBe(37_000);
    await bid(2, 31_000);
    await bid(3, 41_000);
    expect((await lot(3)).live).toMatchObject({ price: 41_000 });
    expect(await states()).toEqual(["lost", "beaten", "beaten", "beaten", 0]);
    expect((await balance()).available).toBe(45_000);
    expect(await findings()).toEqual([]);
  });

  it("passes over a lot whose next bid no longer fits", async () => {
    const { make, bid, states } = await setUp();
    await make({ 1: 25_000, 2: 30_000, 3: 40_000 });
    await bid(2, 33_000);
    await bid(1, 26_000);
    expect(await states()).toEqual(["active", "beaten", "passed", "awake", 8_000]);
  });

  it("wins one where all end in the same second", async () => {
    const { make, states, advance, lot, findings } = await setUp([car(1), car(2), car(3)]);
    await make({ 1: 25_000, 2: 30_000, 3: 40_000 });
    await advance(HOUR_MS);
    const [group, first, ...others] = await states();
    expect([group, first]).toEqual(["won", "won"]);
    // They ended in the same moment, without a bid of this person.
    for (const state of others.slice(0, 2)) expect(["cancelled", "closed"]).toContain(state);
    for (const id of [2, 3]) expect((await lot(id)).live).toMatchObject({ phase: "not_sold", bids: 0 });
    expect(await findings()).toEqual([]);
  });

  it("cancels the others when one is won, before they can lead, and says so", async () => {
    const { make, states, advance, notices, balance, lot, bid, findings } = await setUp();
    await make({ 1: 25_000, 2: 30_000, 3: 40_000 });
    await advance(HOUR_MS);
    expect(await states()).toEqual(["won", "won", "cancelled", "cancelled", 0]);
    expect((await lot(2)).live).toMatchObject({ phase: "open", bids: 0 });
    expect((await balance()).available).toBe(41_000);
    expect(await notices()).toContainEqual(
      "You won Car 1 (lot 20001) of your group “One of these”. Your maxima on the 2 other lots are cancelled.",
    );
    expect((await bid(2, 20_000, BUYER)).status).toBe(200);
    expect(await findings()).toEqual([]);
  });

  it("sleeps while the seller decides, and goes on when the seller declines", async () => {
    const { make, states, advance, as, findings } = await setUp([
      car(1, { reserve: 90_001 }),
      car(2, { endsAt: START + 100 * HOUR_MS }),
    ]);
    await make({ 1: 30_000, 2: 40_000 });
    await advance(HOUR_MS);
    expect(await states()).toEqual(["active", "awake", "asleep", 8_000]);
    await as(SELLER, "/sale/bid/decline", { id_auction: 1, reason: "too_low" });
    expect(await states()).toEqual(["active", "closed", "awake", 8_000]);
    expect(await findings()).toEqual([]);
  });

  it("frees the hold of a sleeping lot that ends", async () => {
    const { make, states, advance } = await setUp([
      car(1, { endsAt: START + 2 * HOUR_MS }),
      car(2, { endsAt: START + HOUR_MS }),
      car(3, { endsAt: START + 3 * HOUR_MS }),
    ]);
    await make({ 2: 20_000, 3: 40_000, 1: 30_000 });
    expect(await states()).toEqual(["active", "awake", "asleep", "asleep", 8_000]);
    await advance(HOUR_MS - 60 * SECOND);
    expect(await states()).toEqual(["active", "awake", "asleep", "asleep", 8_000]);
  });

  it("waits through a pause of all auctions, and bids after it", async () => {
    const { make, bid, states, store, advance } = await setUp();
    await make({ 1: 25_000, 2: 30_000 });
    await store.write(async (db) => {
      await writePause(db, { since: START, reason: "Power cut" });
    });
    expect((await bid(1, 26_000)).body.result).toBe("LOT_NOT_OPEN");
    await store.write(async (db) => {
      await writePause(db, null);
    });
    await bid(1, 26_000);
    await advance(6 * SECOND);
    expect(await states()).toEqual(["active", "beaten", "awake", 6_000]);
  });

  it("lets a sleeping lot go that another person buys, and frees its part of the hold", async () => {
    const { make, states, as, findings } = await setUp([car(1), car(2, cheap), car(3)]);
    await make({ 1: 21_000, 2: 14_000, 3: 20_500 });
    expect((await as(RIVAL, "/auction/buynow", { id_auction: 2, price: 15_000 })).status).toBe(200);
    // It ended before the others.
    expect(await states()).toEqual(["active", "closed", "awake", "asleep", 4_200]);
    expect(await findings()).toEqual([]);
  });

  it("takes no maximum that reaches the buy-now price, and passes over a lot whose buy-now price sinks below it", async () => {
    const { make, states, as, bid } = await setUp([car(1), car(2, { buyNow: 60_000 }), car(3)]);
    expect((await make({ 1: 25_000, 2: 60_000 })).body.details.errors).toEqual([
      { field: "lots.1.max", message: expect.stringContaining("buy") },
    ]);
    await make({ 1: 25_000, 2: 50_000, 3: 40_000 });
    await as(SELLER, "/sale/price/buynow", { id_auction: 2, price: 45_000 });
    await bid(1, 26_000);
    expect(await states()).toEqual(["active", "beaten", "passed", "awake", 8_000]);
  });

  it("wakes the highest maximum on a deposit that covers nothing more", async () => {
    const { make, bid, states, balance, findings } = await setUp();
    await make({ 1: 21_000, 2: 25_000 }, POOR);
    expect((await balance(POOR)).available).toBe(0);
    await bid(1, 22_000);
    const [, ...more] = await states(POOR);
    expect(more).toEqual(["beaten", "awake", 5_000]);
    expect(await findings()).toEqual([]);
  });

  it("refuses a bid and a purchase by hand on a lot that sleeps, and takes a raise of the one that leads", async () => {
    const { make, bid, as, states } = await setUp([car(1), car(2, cheap)]);
    await make({ 1: 25_000, 2: 14_000 });
    expect((await bid(2, 11_000, BUYER)).body.result).toBe("LOT_IN_GROUP");
    const bought = await as(BUYER, "/auction/buynow", { id_auction: 2, price: 15_000 });
    expect(bought.body.result).toBe("LOT_IN_GROUP");
    expect((await as(BUYER, "/auction/makebid", { id_auction: 1, price: 40_000, mode: "max" })).status).toBe(
      200,
    );
    expect(await states()).toEqual(["active", "awake", "asleep", 8_000]);
  });

  it("is changed: what leads stays, what sleeps is replaced, and the hold follows", async () => {
    const { make, states, groups, balance, findings } = await setUp();
    await make({ 1: 25_000, 2: 30_000 });
    const [{ id_group }] = await groups();
    expect((await make({ 1: 25_000, 3: 50_000 }, BUYER, { id_group })).status).toBe(200);
    expect(await states()).toEqual(["active", "awake", "asleep", 10_000]);
    expect((await balance()).available).toBe(35_000);
    expect(await findings()).toEqual([]);
  });

  it("is ended: what leads stays a lead of its own", async () => {
    const { make, states, groups, as, balance, lot, findings } = await setUp();
    await make({ 1: 25_000, 2: 60_000 });
    const [{ id_group }] = await groups();
    expect((await as(BUYER, "/my/groups/end", { id_group })).body.data.state).toBe("ended");
    expect(await states()).toEqual(["ended", "awake", "left", 5_000]);
    expect((await balance()).available).toBe(40_000);
    expect((await lot(1)).live.leader).toBe("you");
    expect((await as(BUYER, "/my/groups/end", { id_group })).body.result).toBe("STALE");
    expect((await as(RIVAL, "/my/groups/end", { id_group })).status).toBe(404);
    expect(await findings()).toEqual([]);
  });

  it("is refused with the lot that is at fault, or what the deposit lacks", async () => {
    const { make, bid } = await setUp();
    await bid(2, 40_000);
    const low = await make({ 1: 25_000, 2: 40_000 });
    expect([low.status, low.body.details.errors]).toEqual([
      422,
      [{ field: "lots.1.max", message: "The bid is below the allowable one" }],
    ]);
    const poor = await make({ 1: 25_000, 3: 60_000 }, POOR);
    expect([poor.status, poor.body.details]).toEqual([402, { top_up: 7_000 }]);
    expect((await make({ 1: 25_000, 999: 60_000 })).status).toBe(404);
    expect((await make({ 1: 25_000 })).status).toBe(422);
  });

  it("tells nobody else: neither lot, history nor balance of others changes while a lot sleeps", async () => {
    const { make, lot, get, tokenOf, groups } = await setUp();
    await make({ 1: 25_000, 2: 30_011 });
    const seen = await lot(2, RIVAL);
    expect(seen.live).toMatchObject({ bids: 0, bidders: 0, leader: null });
    const history = await get("/api/auction/history/2", { token: await tokenOf(RIVAL) });
    expect(history.text).not.toContain("30011");
    expect(await groups(RIVAL)).toEqual([]);
  });

  it("lets a lock of its person stop no maximum that was stored before", async () => {
    const { make, bid, states, store } = await setUp();
    await make({ 1: 25_000, 2: 30_000 });
    await store.write(async (db) => {
      const { sqlite } = await import("../../tables/system/driver.ts");
      sqlite(db).exec("UPDATE profile SET lock_reason = 'Unpaid' WHERE user_id = 1");
    });
    await bid(1, 26_000);
    expect(await states()).toEqual(["active", "beaten", "awake", 6_000]);
  });

  it("asks a lot again that stops taking bids while its maximum is on the way", async () => {
    const soon = { opensAt: START + 60 * SECOND };
    const { make, states, store, clock } = await setUp([car(1, soon), car(2, soon)], false);
    const id = (await make({ 1: 25_000, 2: 30_000 })).body.data.id_group;
    clock.advance(61 * SECOND);
    const transact: typeof store.transact = async (...command) => {
      await store.write((db) => writePause(db, { since: clock.now(), reason: "A power cut" }));
      return store.transact(...command);
    };
    const write: typeof store.write = (fn) => store.write(fn);
    await lookAtGroup({ store: { write, transact }, clock, terms: defaultTerms }, id);
    expect(await states()).toEqual(["active", "asleep", "asleep", 6_000]);
    await store.write((db) => writePause(db, null));
    await lookAtGroup({ store, clock, terms: defaultTerms }, id);
    expect(await states()).toEqual(["active", "awake", "asleep", 6_000]);
  });
});
