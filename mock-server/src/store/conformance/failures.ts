/** What every engine promises of failures: of a command, a plain write, code that awaits, a full disk and a crash. */
import { describe, expect, it } from "vitest";
import { bid, judge } from "../../sqlite/test-support/commands.ts";
import { START } from "../../sqlite/test-support/people.ts";
import { StoreDefect, StoreUnavailable } from "../errors.ts";
import type { Database, LotScene, Store, StoredEvent } from "../store.ts";
import type { Engine } from "./engine.ts";

/** A decision that no rule allows: it holds more than the deposit has. */
function decideTooMuch(scene: LotScene) {
  const decision = judge(scene, { amount: 21_000, mode: "exact", receivedAt: START + 2 });
  if (!decision.ok) return decision;
  return { ...decision, holds: decision.holds.map((hold) => ({ ...hold, toFils: 1e12 })) };
}

function overdraw(store: Store, lotId: number) {
  return store.transact({ lotId, userIds: [2], receivedAt: START + 2 }, decideTooMuch);
}

const LOT = "SELECT price, leader_max, bids, seq FROM lot WHERE id = 1";
const never = () => new Promise<void>(() => undefined);
const later = async () => ({ ok: false, code: "NO", details: {} }) as const;

export function promisesOfFailures(engine: Engine): void {
  const addFavorite = async (db: Database, userId: number) =>
    await engine.run(db, "INSERT INTO favorite (user_id, lot_id, at) VALUES (?, 2, 0)", userId);

  describe("a constraint that a decision breaks", () => {
    it("fails that command alone, and is logged as a defect", async () => {
      const { store, query, logged } = await engine.open();
      const [before, broken, after] = await Promise.allSettled([
        bid(store, { lot: 1, user: 1, amount: 21_000, receivedAt: START + 1 }),
        overdraw(store, 2),
        bid(store, { lot: 1, user: 3, amount: 22_000, receivedAt: START + 3 }),
      ]);
      expect(before).toMatchObject({ status: "fulfilled", value: { ok: true } });
      expect(broken).toMatchObject({ status: "rejected", reason: expect.any(StoreDefect) as unknown });
      expect(after).toMatchObject({ status: "fulfilled", value: { ok: true, reply: { seq: 3 } } });
      expect(logged).toHaveLength(1);
      expect(await query("SELECT id, price, seq FROM lot ORDER BY id LIMIT 2")).toEqual([
        { id: 1, price: 22_000, seq: 3 },
        { id: 2, price: null, seq: 1 },
      ]);
    });

    it("leaves no trace in the cached rows", async () => {
      const { store, query } = await engine.open();
      await expect(overdraw(store, 1)).rejects.toThrow(StoreDefect);
      expect(await bid(store, { lot: 1, user: 2, amount: 21_000 })).toMatchObject({ ok: true });
      expect(await query("SELECT reserved_fils FROM wallet WHERE user_id = 2")).toEqual([
        { reserved_fils: 420_000 },
      ]);
    });
  });

  describe("a decision that throws", () => {
    it("fails alone", async () => {
      const { store } = await engine.open();
      const [thrown, fine] = await Promise.allSettled([
        store.transact({ lotId: 1, userIds: [], receivedAt: START }, () => {
          throw new TypeError("a mistake");
        }),
        bid(store, { lot: 1, user: 1, amount: 21_000 }),
      ]);
      expect(thrown).toMatchObject({ reason: expect.any(StoreDefect) as unknown });
      expect(fine).toMatchObject({ value: { ok: true } });
    });
  });

  describe("a disk that is full", () => {
    it("acknowledges nobody in the batch, and stores nothing of it", async () => {
      const testStore = await engine.open();
      const { store, query } = testStore;
      const free = await engine.fill(testStore);
      const committed: unknown[] = [];
      store.onCommit((commit) => committed.push(commit));
      const outcomes = await Promise.allSettled(
        Array.from({ length: 40 }, (_, i) =>
          bid(store, { lot: 1, user: (i % 5) + 1, amount: 21_000 + 1_000 * i, receivedAt: START + i }),
        ),
      );
      expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => "rejected"));
      expect(outcomes[0]).toMatchObject({ reason: expect.any(StoreUnavailable) as unknown });
      expect(await query("SELECT price, seq FROM lot WHERE id = 1")).toEqual([{ price: null, seq: 1 }]);
      expect(await query("SELECT 1 FROM outbox UNION ALL SELECT 1 FROM lot_bidder")).toEqual([]);
      expect(committed).toEqual([]);
      expect(store.isReadOnly).toBe(true);
      await free();
    });

    it("works again once there is space", async () => {
      const testStore = await engine.open();
      const { store } = testStore;
      const free = await engine.fill(testStore);
      await Promise.allSettled(
        Array.from({ length: 40 }, (_, i) =>
          bid(store, { lot: 1, user: (i % 5) + 1, amount: 21_000 + 1_000 * i }),
        ),
      );
      await free();
      expect(await bid(store, { lot: 1, user: 1, amount: 21_000 })).toMatchObject({
        ok: true,
        reply: { seq: 2 },
      });
    });
  });

  describe("a plain write that throws", () => {
    it("undoes its own rows, and no other rows of its commit", async () => {
      const { store, query } = await engine.open();
      const rename = (name: string, lotId: number) =>
        store.write(async (db) => {
          await engine.run(db, "UPDATE lot SET title = ? WHERE id = ?", name, lotId);
          if (name === "bad") throw new RangeError("no such name");
        });
      const [bad, good, placed] = await Promise.allSettled([
        rename("bad", 1),
        rename("good", 2),
        bid(store, { lot: 3, user: 1, amount: 21_000 }),
      ]);
      expect(bad).toMatchObject({ reason: expect.any(RangeError) as unknown });
      expect([good.status, placed.status]).toEqual(["fulfilled", "fulfilled"]);
      expect(await query("SELECT title, price FROM lot ORDER BY id")).toEqual([
        { title: "Car 1", price: null },
        { title: "good", price: null },
        { title: "Car 3", price: 21_000 },
      ]);
    });
  });

  describe("plain writes and commands", () => {
    it("see each other, although rows are cached between commits", async () => {
      const { store } = await engine.open();
      await bid(store, { lot: 1, user: 1, amount: 21_000 });
      await store.write((db) => engine.run(db, "UPDATE wallet SET total_fils = reserved_fils"));
      expect(await bid(store, { lot: 2, user: 1, amount: 21_000 })).toMatchObject({
        code: "DEPOSIT_REQUIRED",
      });
    });
  });

  describe("code that awaits in a transaction", () => {
    const named = { name: "StoreDefect" };
    const scope = { lotId: 1, userIds: [1], receivedAt: START };

    it("does not compile as a decision, and is refused by its name", async () => {
      const { store, logged } = await engine.open();
      // @ts-expect-error: a promise is no decision
      await expect(store.transact(scope, later)).rejects.toMatchObject({
        ...named,
        cause: { message: "later waits inside a transaction" },
      });
      expect(logged).toHaveLength(1);
      expect(await bid(store, { lot: 1, user: 1, amount: 21_000 })).toMatchObject({ ok: true });
    });

    const favorites = "SELECT user_id, lot_id FROM favorite WHERE user_id < 4 ORDER BY user_id";

    it("is a plain write where it awaits the database, all or nothing, in one commit with a bid", async () => {
      const { store, query } = await engine.open();
      const commits: unknown[] = [];
      store.onCommit(({ wrote }) => commits.push(wrote));
      const write = (userId: number, fails: boolean) =>
        store.write(async (db) => {
          await addFavorite(db, userId);
          await Promise.resolve();
          if (fails) throw new RangeError("changed their mind");
          return userId;
        });
      const outcomes = await Promise.allSettled([
        write(2, false),
        write(3, true),
        bid(store, { lot: 1, user: 1, amount: 21_000 }),
      ]);
      expect(outcomes).toMatchObject([
        { value: 2 },
        { reason: expect.any(RangeError) as unknown },
        { value: { ok: true } },
      ]);
      expect(await query(favorites)).toEqual([{ user_id: 2, lot_id: 2 }]);
      expect(commits).toEqual([true]);
    });

    it("is undone and named as a plain write that awaits anything else, and writes nothing after it", async () => {
      const { store, query, logged } = await engine.open();
      const { promise: elsewhere, resolve } = Promise.withResolvers<void>();
      const after: Promise<unknown>[] = [];
      const wait = async (db: Database) => {
        await addFavorite(db, 2);
        const late = elsewhere.then(() => addFavorite(db, 3));
        after.push(late);
        await late;
      };
      const refusal = { ...named, message: "wait waits inside a transaction" };
      const placed = bid(store, { lot: 1, user: 1, amount: 21_000 });
      await expect(store.write(wait)).rejects.toMatchObject(refusal);
      await expect(store.writeUnrelated(wait)).rejects.toMatchObject(refusal);
      expect(await placed).toMatchObject({ ok: true });
      resolve();
      const ended = { status: "rejected", reason: { message: "The transaction has ended" } };
      expect(await Promise.allSettled(after)).toMatchObject([ended, ended]);
      expect(await query(favorites)).toEqual([]);
      expect(logged).toEqual([]);
    });

    it("is undone and named as the other rows of a command that await anything else, and writes nothing after it", async () => {
      const { store, query, logged } = await engine.open();
      const { promise: elsewhere, resolve } = Promise.withResolvers<void>();
      const after: Promise<unknown>[] = [];
      const also = async (db: Database) => {
        const late = elsewhere.then(() => addFavorite(db, 3));
        after.push(late);
        await late;
      };
      const placed = store.transact({ ...scope, also }, (scene) =>
        judge(scene, { amount: 21_000, mode: "exact", receivedAt: START }),
      );
      await expect(placed).rejects.toMatchObject({
        ...named,
        cause: { message: "also waits inside a transaction" },
      });
      resolve();
      const ended = { status: "rejected", reason: { message: "The transaction has ended" } };
      expect(await Promise.allSettled(after)).toMatchObject([ended]);
      expect(await query(favorites)).toEqual([]);
      expect(logged).toHaveLength(1);
    });

    it("is refused by its name as a read that awaits anything else", async () => {
      const { store } = await engine.open();
      const refusal = { ...named, message: "never waits inside a transaction" };
      await expect(store.read(never)).rejects.toMatchObject(refusal);
    });
  });

  describe("a store that is closed", () => {
    it("has committed the waiting jobs, and takes no more", async () => {
      const { store } = await engine.open();
      const prices: unknown[] = [];
      store.onCommit(({ lots }) => prices.push(...lots.map(({ lot }) => lot.lead?.price)));
      const waiting = bid(store, { lot: 1, user: 1, amount: 21_000 });
      await store.close();
      expect(await waiting).toMatchObject({ ok: true });
      expect(prices).toEqual([21_000]);
      await expect(bid(store, { lot: 1, user: 2, amount: 22_000 })).rejects.toThrow(StoreUnavailable);
    });
  });

  describe("A server that ends without closing its database", () => {
    it("leaves the next one every acknowledged bid: price, maximum, journal, holds and the answers to its keys", async () => {
      const opened = await engine.open();
      const asked = { lot: 1, user: 2, amount: 22_000, key: "before-the-crash" };
      const answer = await bid(opened.store, asked);
      await bid(opened.store, { lot: 1, user: 3, amount: 23_000, mode: "max" });
      const next = await engine.reopen(opened);
      expect(next.store.epoch).toBe(opened.store.epoch);
      expect(await next.query(LOT)).toEqual([{ price: 22_500, leader_max: 23_000, bids: 2, seq: 3 }]);
      expect(await bid(next.store, asked)).toEqual(answer);
      expect(await engine.verify(next)).toEqual([]);
    });

    it("leaves the unacknowledged events, word for word", async () => {
      const opened = await engine.open();
      const published: StoredEvent[] = [];
      opened.store.onCommit(({ events }) => void published.push(...events));
      await bid(opened.store, { lot: 1, user: 1, amount: 22_000 });
      await bid(opened.store, { lot: 1, user: 2, amount: 38_711, mode: "max" });
      const { store } = await engine.reopen(opened);
      const pending = await store.outbox.pending(100);
      expect(pending.flatMap(({ events }) => events)).toEqual(published);
    });
  });

  it("A bid survives a later commit that fails", async () => {
    const opened = await engine.open();
    const { store, query } = opened;
    await bid(store, { lot: 1, user: 3, amount: 22_000 });
    await expect(overdraw(store, 2)).rejects.toThrow(StoreDefect);
    expect(await bid(store, { lot: 1, user: 1, amount: 23_000 })).toMatchObject({ ok: true });
    expect(await query(LOT)).toMatchObject([{ price: 23_000, bids: 2 }]);
    expect(await engine.verify(opened)).toEqual([]);
  });
}
