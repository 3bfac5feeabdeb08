/** Tests of `lock.ts`. */
import { describe, expect, it, onTestFinished } from "vitest";
import { HOUR_MS, person, SELLER, smallScene } from "../../sqlite/test-support/people.ts";
import { endLocks } from "../../jobs/end-locks.ts";
import { untilIdle } from "../../jobs/test-support/idle.ts";
import { openTestApp } from "../../test-support/app.ts";
import { sqlite } from "../../tables/system/driver.ts";

const MANAGER = 50;
const CLERK = 51;
const staff = { roles: ["backoffice" as const], profile: null };
const users = [
  person(1, 1_000_000),
  person(2, 1_000_000),
  person(SELLER, 0),
  person(MANAGER, 0, { ...staff, ustatus: "manager" }),
  person(CLERK, 0, staff),
];

/** 22 Nov 2026, 08:00 in Dubai. */
async function setUp() {
  const app = await openTestApp({ scene: { ...smallScene(), users }, env: { singleStaff: true } });
  const { store, clock, context } = app;
  const job = endLocks({ store, clock, log: context.log });
  onTestFinished(() => job.stop());
  const id = await store.read((db) =>
    sqlite(db).prepare<[], number>("SELECT id FROM profile WHERE user_id = 1").pluck().get(),
  );
  const update = async (what: "lock" | "unlock", body: object = {}, who = MANAGER) =>
    app.post(
      `/api/backoffice/clients/update/${what}`,
      { id_profile: id, ...body },
      { token: await app.tokenOf(who) },
    );
  let keys = 0;
  const bid = async (userId: number, price: number) =>
    app.post(
      "/api/auction/makebid",
      { id_auction: 1, price },
      { token: await app.tokenOf(userId), headers: { "idempotency-key": `lock-key-${userId}-${++keys}` } },
    );
  const me = async () => (await app.get("/api/auth/me", { token: await app.tokenOf(1) })).body.data;
  return {
    ...app,
    id,
    lock: (until: string, who?: number) => update("lock", { reason: "Unpaid lot", lock_before: until }, who),
    unlock: (who?: number) => update("unlock", {}, who),
    update,
    bid,
    me,
    settled: () => untilIdle(job),
  };
}

describe("a lock", () => {
  // @proves 4.transition.client-lock-with-reason-and-lock
  it("stops new bids, with the reason and the last day, and keeps a lead", async () => {
    const { lock, bid, me, get, id } = await setUp();
    await bid(1, 20_000);
    const { status, body } = await lock("2026-11-23");
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id_profile: id,
      id_user: 1,
      name: "Person 1",
      restriction: { reason: "Unpaid lot", until: "2026-11-23" },
      deposit: 1_000_000,
      version: 2,
    });
    const refused = await bid(1, 30_000);
    expect(refused.body.message).toBe("Bidding is suspended until Nov 23, 2026: Unpaid lot");
    expect((await me()).gate).toEqual({ can_bid: false, missing: "lock" });
    expect((await get("/api/auction/lot/1")).body.data.live.leader).toBe("Bidder 1");
  });

  it("lasts to the end of its last day in Dubai, and then ends by itself", async () => {
    const { lock, bid, clock, settled, store } = await setUp();
    await lock("2026-11-22");
    await settled();
    clock.advance(16 * HOUR_MS - 1);
    await settled();
    expect((await bid(1, 20_000)).body.result).toBe("PROFILE_LOCKED");
    clock.advance(1);
    await settled();
    expect((await bid(1, 20_000)).body.result).not.toBe("PROFILE_LOCKED");
    const acts = await store.read((db) =>
      sqlite(db).prepare("SELECT user_id, act, subject FROM audit").all(),
    );
    expect(acts).toEqual([
      { user_id: MANAGER, act: "profile.lock", subject: "Person 1" },
      { user_id: null, act: "profile.unlock", subject: "Person 1" },
    ]);
  });

  // @proves 4.transition.client-unlock
  it("is ended by staff", async () => {
    const { lock, unlock, bid } = await setUp();
    await lock("2026-12-01");
    const { body } = await unlock();
    expect(body.data).toMatchObject({ restriction: null, version: 3 });
    expect((await bid(1, 20_000)).status).toBe(200);
  });

  it("notifies only the person, without the reason", async () => {
    const { lock, store, me, get, tokenOf } = await setUp();
    const { seq } = await me();
    await lock("2026-12-01");
    const events = (await store.outbox.pending(10)).flatMap((commit) => commit.events);
    expect(events).toMatchObject([
      { topic: "user.1", eligible: 1, seq: seq + 1, payload: { kind: "profile", prev: seq, lot: null } },
      { topic: "user.1", eligible: 1, seq: seq + 2, payload: { kind: "notice", lot: null } },
    ]);
    expect(JSON.stringify(events)).not.toContain("Unpaid");
    expect(await me()).toMatchObject({ seq: seq + 2, restriction: { reason: "Unpaid lot" } });
    const { body } = await get("/api/notifications", { token: await tokenOf(1) });
    expect(body.data.items[0].text).toBe("Bidding is suspended until Dec 1, 2026: Unpaid lot");
  });

  it("is refused after another decision in between", async () => {
    const { lock, unlock } = await setUp();
    expect((await unlock()).body.result).toBe("STALE");
    await lock("2026-12-01");
    expect((await lock("2026-12-02")).body.result).toBe("STALE");
  });

  it("is refused for a past day, and for an unknown profile", async () => {
    const { lock, update } = await setUp();
    const { status, body } = await lock("2026-11-21");
    expect([status, body.details.errors]).toEqual([
      422,
      [{ field: "lock_before", message: "The date can't be before today" }],
    ]);
    expect((await update("unlock", { id_profile: 9_999 })).status).toBe(404);
  });

  // @proves 6.rule.managers-or-admins-lock-unlock-and
  it("is for managers and admins only", async () => {
    const { lock, unlock } = await setUp();
    for (const who of [1, CLERK]) {
      expect((await lock("2026-12-01", who)).body.result).toBe("ROLE_FORBIDDEN");
      expect((await unlock(who)).body.result).toBe("ROLE_FORBIDDEN");
    }
    expect((await lock("2026-12-01")).status).toBe(200);
  });
});
