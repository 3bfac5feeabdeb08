/** What every engine promises of commands: bids, their order, their events and their keys. */
import { describe, expect, it } from "vitest";
import { bid, judge } from "../../sqlite/test-support/commands.ts";
import { SELLER, START } from "../../sqlite/test-support/people.ts";
import type { Store } from "../store.ts";
import type { Engine, OpenedStore } from "./engine.ts";

const AED = 100;
const stored = async ({ store }: OpenedStore) =>
  (await store.outbox.pending(100)).flatMap(({ events }) => events);
const eventsOf = async (opened: OpenedStore, topic: string) =>
  (await stored(opened))
    .filter((event) => event.topic === topic)
    .map(({ payload }) => payload as Record<string, unknown>);

const FAVORITE = "INSERT INTO favorite (user_id, lot_id, at) VALUES (1, 1, 0)";

export function promisesOfCommands(engine: Engine): void {
  describe("a bid that is accepted", () => {
    it("stands in the lot, the history, the deposit and the ledger when its answer comes", async () => {
      const { store, query } = await engine.open();
      expect(await bid(store, { lot: 1, user: 1, amount: 21_000 })).toMatchObject({
        ok: true,
        reply: { outcome: "leading", price: 21_000, seq: 2 },
      });
      expect(
        await query("SELECT price, leader_id, leader_mark, leader_max, bids, seq FROM lot WHERE id = 1"),
      ).toEqual([{ price: 21_000, leader_id: 1, leader_mark: 1, leader_max: 21_000, bids: 1, seq: 2 }]);
      expect(await query("SELECT mark, max, hold_fils FROM lot_bidder")).toEqual([
        { mark: 1, max: 21_000, hold_fils: 4_200 * AED },
      ]);
      expect(await query("SELECT reserved_fils FROM wallet WHERE user_id = 1")).toEqual([
        { reserved_fils: 4_200 * AED },
      ]);
      expect(
        await query("SELECT type, amount_fils, lot_id FROM ledger WHERE user_id = 1 AND lot_id = 1"),
      ).toEqual([{ type: "hold", amount_fils: 4_200 * AED, lot_id: 1 }]);
    });

    it("is a maximum only where it was stored", async () => {
      const { store, query } = await engine.open();
      const maxima = () => query("SELECT user_id, stored_max FROM lot_bidder ORDER BY user_id");
      await bid(store, { lot: 1, user: 1, amount: 21_000 });
      await bid(store, { lot: 1, user: 2, amount: 30_000, mode: "max" });
      expect(await maxima()).toEqual([
        { user_id: 1, stored_max: null },
        { user_id: 2, stored_max: 30_000 },
      ]);
      await bid(store, { lot: 1, user: 1, amount: 25_000, mode: "max" });
      expect(await maxima()).toEqual([
        { user_id: 1, stored_max: 25_000 },
        { user_id: 2, stored_max: 30_000 },
      ]);
      await bid(store, { lot: 1, user: 1, amount: 32_000 });
      expect(await maxima()).toEqual([
        { user_id: 1, stored_max: null },
        { user_id: 2, stored_max: 30_000 },
      ]);
    });

    it("has its own history row in its receipt", async () => {
      const { store, query, clock } = await engine.open();
      clock.set(START + 1_007);
      await bid(store, { lot: 1, user: 1, amount: 30_000, mode: "max" });
      const outcome = await bid(store, { lot: 1, user: 2, amount: 25_000 });
      if (!outcome.ok) throw new Error(outcome.code);
      const { historyId, ...receipt } = outcome.receipt;
      expect(receipt).toEqual({
        lotId: 1,
        epoch: store.epoch,
        receivedAt: START + 1_000,
        judgedAt: START + 1_007,
        journal: {
          seq: historyId,
          kind: "bid",
          amount: 25_000,
          hash: expect.stringMatching(/^[0-9a-f]{64}$/),
          salt: null,
        },
      });
      expect(
        await query("SELECT kind, user_id, amount, received_at, at FROM history WHERE id = ?", historyId),
      ).toEqual([{ kind: "bid", user_id: 2, amount: 25_000, received_at: START + 1_000, at: START + 1_007 }]);
    });

    it("frees the outbid person's deposit in the same commit", async () => {
      const { store, query } = await engine.open();
      await bid(store, { lot: 1, user: 1, amount: 30_000 });
      await bid(store, { lot: 1, user: 2, amount: 31_000 });
      expect(await query("SELECT user_id, max, hold_fils FROM lot_bidder ORDER BY user_id")).toEqual([
        { user_id: 1, max: 30_000, hold_fils: 0 },
        { user_id: 2, max: 31_000, hold_fils: 6_200 * AED },
      ]);
      expect(await query("SELECT type, amount_fils FROM ledger WHERE user_id = 1 AND lot_id = 1")).toEqual([
        { type: "hold", amount_fils: 6_000 * AED },
        { type: "release", amount_fils: -6_000 * AED },
      ]);
    });

    it("stores the highest amount of a beaten bidder", async () => {
      const { store, query } = await engine.open();
      await bid(store, { lot: 1, user: 1, amount: 30_000, mode: "max" });
      await bid(store, { lot: 1, user: 2, amount: 25_000, mode: "max" });
      expect(await query("SELECT user_id, max FROM lot_bidder ORDER BY user_id")).toEqual([
        { user_id: 1, max: 30_000 },
        { user_id: 2, max: 25_000 },
      ]);
    });
  });

  describe("commands of one turn", () => {
    it("are judged in the order of their receipt", async () => {
      const { store } = await engine.open();
      const late = bid(store, { lot: 1, user: 1, amount: 21_000, receivedAt: START + 2 });
      const early = bid(store, { lot: 1, user: 2, amount: 21_000, receivedAt: START + 1 });
      expect(await early).toMatchObject({ ok: true, reply: { leading: true } });
      expect(await late).toMatchObject({ ok: false, code: "BID_TOO_LOW", details: { next_min: 21_500 } });
    });

    it("make one event per lot, with all their seqs and rows", async () => {
      const opened = await engine.open();
      const replies = await Promise.all(
        [21_000, 22_000, 23_000].map((amount, i) =>
          bid(opened.store, { lot: 1, user: i + 1, amount, receivedAt: START + i }),
        ),
      );
      expect(replies.map((outcome) => outcome.ok && outcome.reply.seq)).toEqual([2, 3, 4]);
      expect(await eventsOf(opened, "auction.lot.1")).toMatchObject([
        {
          epoch: opened.store.epoch,
          prev: 1,
          seq: 4,
          kind: "bid",
          state: { price: 23_000, seq: 4, leader: "Bidder 3" },
        },
      ]);
      expect(await eventsOf(opened, "auction.lot.1")).toMatchObject([
        { rows: [{ amount: 21_000 }, { amount: 22_000 }, { amount: 23_000 }] },
      ]);
    });

    it("notify each person once, with the state after the commit", async () => {
      const opened = await engine.open();
      await Promise.all([
        bid(opened.store, { lot: 1, user: 1, amount: 21_000, receivedAt: START + 1 }),
        bid(opened.store, { lot: 1, user: 2, amount: 22_000, receivedAt: START + 2 }),
      ]);
      expect(await eventsOf(opened, "user.1")).toMatchObject([
        {
          prev: 0,
          seq: 1,
          kind: "outbid",
          balance: { balance_reserv: 0 },
          // A plain bid is no maximum.
          lot: { status: "outbid", max: null },
        },
      ]);
      expect(await eventsOf(opened, "user.2")).toMatchObject([
        { prev: 0, seq: 1, kind: "leading", balance: { balance_reserv: 4_400 }, lot: { hold: 4_400 } },
      ]);
      expect((await stored(opened)).map(({ topic, eligible }) => [topic, eligible])).toEqual([
        ["auction.lot.1", null],
        ["user.1", 1],
        ["user.2", 2],
      ]);
    });
  });

  describe("events", () => {
    it("continue the seq of their topic", async () => {
      const opened = await engine.open();
      await bid(opened.store, { lot: 1, user: 1, amount: 21_000 });
      await bid(opened.store, { lot: 1, user: 2, amount: 22_000 });
      expect((await eventsOf(opened, "auction.lot.1")).map(({ prev, seq }) => [prev, seq])).toEqual([
        [1, 2],
        [2, 3],
      ]);
      expect((await eventsOf(opened, "user.1")).map(({ prev, seq }) => [prev, seq])).toEqual([
        [0, 1],
        [1, 2],
      ]);
    });

    it("show a maximum only to its owner", async () => {
      const opened = await engine.open();
      await bid(opened.store, { lot: 1, user: 1, amount: 38_711, mode: "max" });
      expect(JSON.stringify(await eventsOf(opened, "auction.lot.1"))).not.toMatch(/38,?711/);
      expect(JSON.stringify(await eventsOf(opened, "user.1"))).toContain("38711");
    });

    it("reach listeners after the commit", async () => {
      const { store, query } = await engine.open();
      const seen: unknown[] = [];
      store.onCommit(({ events, lots }) => {
        seen.push(
          query("SELECT price FROM lot WHERE id = 1"),
          events.map(({ topic }) => topic),
          lots[0]?.lot.lead?.price,
        );
      });
      await bid(store, { lot: 1, user: 1, amount: 21_000 });
      expect(await Promise.all(seen)).toEqual([[{ price: 21_000 }], ["auction.lot.1", "user.1"], 21_000]);
    });
  });

  describe("a command that is refused", () => {
    it("changes nothing", async () => {
      const { store, query } = await engine.open();
      expect(await bid(store, { lot: 1, user: 1, amount: 5 })).toMatchObject({
        ok: false,
        code: "BID_TOO_LOW",
      });
      expect(
        await query(
          "SELECT 1 FROM outbox UNION ALL SELECT 1 FROM idempotency UNION ALL SELECT 1 FROM lot_bidder",
        ),
      ).toEqual([]);
    });

    it("is NOT_FOUND without such a lot", async () => {
      const { store } = await engine.open();
      expect(await bid(store, { lot: 77, user: 1, amount: 21_000 })).toMatchObject({
        ok: false,
        code: "NOT_FOUND",
      });
    });
  });

  /** A bid of a person who wants the lot as a favorite, too. */
  const withFavorite = (store: Store, amount: number) =>
    store.transact(
      {
        lotId: 1,
        userIds: [1],
        receivedAt: START,
        also: (db) => engine.run(db, FAVORITE),
      },
      (scene) => judge(scene, { amount, mode: "exact", receivedAt: START }),
    );

  describe("the other rows of a command", () => {
    it("are written in its commit, and not when it is refused", async () => {
      const { store, query } = await engine.open();
      const favorites = async () => (await query("SELECT user_id FROM favorite WHERE user_id = 1")).length;
      const seen: Promise<number>[] = [];
      store.onCommit(() => void seen.push(favorites()));
      expect(await withFavorite(store, 5)).toMatchObject({ code: "BID_TOO_LOW" });
      await Promise.all(seen);
      expect(await withFavorite(store, 21_000)).toMatchObject({ ok: true });
      expect(await Promise.all(seen)).toEqual([0, 1]);
    });

    it("that break a constraint fail the command alone", async () => {
      const { store, query } = await engine.open();
      await store.writeUnrelated((db) => engine.run(db, FAVORITE));
      const [broken, fine] = await Promise.allSettled([
        withFavorite(store, 21_000),
        bid(store, { lot: 2, user: 2, amount: 21_000 }),
      ]);
      expect([broken.status, fine.status]).toEqual(["rejected", "fulfilled"]);
      expect(await query("SELECT price FROM lot WHERE id < 3 ORDER BY id")).toEqual([
        { price: null },
        { price: 21_000 },
      ]);
    });
  });

  it("a command on a lane is NOT_FOUND without such a lane", async () => {
    const { store } = await engine.open();
    const scope = { queueId: 77, lotId: null, receivedAt: START };
    const answer = store.transactLane(scope, () => ({ ok: false, code: "STALE", details: {} }));
    expect(await answer).toMatchObject({ ok: false, code: "NOT_FOUND" });
  });

  describe("a key", () => {
    it("has one answer, whichever process has stored it", async () => {
      const { store } = await engine.open();
      await bid(store, { lot: 1, user: 1, amount: 21_000, key: "a" });
      await store.writeUnrelated((db) => engine.run(db, "UPDATE idempotency SET key = 'b'"));
      expect(await bid(store, { lot: 1, user: 1, amount: 21_000, key: "b" })).toMatchObject({
        ok: true,
        reply: { price: 21_000 },
      });
      expect(await bid(store, { lot: 1, user: 1, amount: 22_000, key: "b" })).toMatchObject({
        code: "KEY_REUSED",
      });
    });

    it("has the same answer for every repeat, and the command happens once", async () => {
      const { store, query, clock } = await engine.open();
      const first = await bid(store, { lot: 1, user: 1, amount: 21_000, key: "a" });
      await bid(store, { lot: 1, user: 2, amount: 30_000 });
      clock.set(START + 60_000);
      expect(await bid(store, { lot: 1, user: 1, amount: 21_000, key: "a" })).toEqual(first);
      expect(await query("SELECT count(*) AS bids FROM history WHERE user_id = 1")).toEqual([{ bids: 1 }]);
    });

    it("that comes again while it is judged waits for the one answer", async () => {
      const { store } = await engine.open();
      const [first, second] = await Promise.all([
        bid(store, { lot: 1, user: 1, amount: 21_000, key: "a" }),
        bid(store, { lot: 1, user: 1, amount: 21_000, key: "a", receivedAt: START + 1_001 }),
      ]);
      expect(second).toEqual(first);
    });

    it("stores a refusal too, whatever has changed since", async () => {
      const { store } = await engine.open();
      await bid(store, { lot: 1, user: 2, amount: 30_000, mode: "max" });
      const refused = await bid(store, { lot: 1, user: 1, amount: 20_100, key: "a" });
      expect(refused).toMatchObject({ code: "BID_TOO_LOW", details: { next_min: 20_500 } });
      await bid(store, { lot: 1, user: 3, amount: 29_000 });
      expect(await bid(store, { lot: 1, user: 1, amount: 20_100, key: "a" })).toEqual(refused);
    });

    it("does not store a refusal that a retry may change", async () => {
      const { store, query } = await engine.open();
      expect(await bid(store, { lot: 1, user: SELLER, amount: 21_000, key: "a" })).toMatchObject({
        ok: false,
      });
      expect(await query("SELECT * FROM idempotency")).toEqual([]);
    });

    it("is refused with another payload", async () => {
      const { store } = await engine.open();
      await bid(store, { lot: 1, user: 1, amount: 21_000, key: "a" });
      expect(await bid(store, { lot: 1, user: 1, amount: 22_000, key: "a" })).toMatchObject({
        code: "KEY_REUSED",
      });
    });

    it("belongs to its user", async () => {
      const { store } = await engine.open();
      await bid(store, { lot: 1, user: 1, amount: 21_000, key: "a" });
      expect(await bid(store, { lot: 1, user: 2, amount: 22_000, key: "a" })).toMatchObject({
        ok: true,
        reply: { leading: true },
      });
    });
  });
}
