/** What every engine promises of reads, plain writes, deadlines, listeners and the outbox. */
import { describe, expect, it } from "vitest";
import { bid } from "../../sqlite/test-support/commands.ts";
import { HOUR_MS, START } from "../../sqlite/test-support/people.ts";
import { close } from "../../domain/bidding/closing.ts";
import { defaultTerms } from "../../domain/lot/terms.ts";
import type { Committed, Store, StoredEvent } from "../store.ts";
import type { Engine } from "./engine.ts";

/** Returns the events of each commit as published, and as the outbox has them at once. */
function storedTwice(store: Store) {
  const both: Promise<[first: readonly StoredEvent[], again: readonly StoredEvent[] | undefined]>[] = [];
  store.onCommit(({ events, outboxId }) => {
    const again = store.outbox.pending(1_000).then((all) => all.find((one) => one.outboxId === outboxId));
    both.push(again.then((commit) => [events, commit?.events]));
  });
  return () => Promise.all(both);
}

export function promisesOfReads(engine: Engine): void {
  describe("an unrelated write", () => {
    it("is committed and reported like any other, and wakes no deadline job", async () => {
      const { store, query } = await engine.open();
      const received: Pick<Committed, "wrote" | "events">[] = [];
      store.onCommit((committed) => received.push(committed));
      await bid(store, { lot: 1, user: 1, amount: 25_000 });
      await store.writeUnrelated(async (db, notifyUser) => {
        await engine.run(db, "INSERT INTO favorite (user_id, lot_id, at) VALUES (2, 1, 0)");
        notifyUser(2, "notice");
      });
      expect(await query("SELECT lot_id FROM favorite WHERE user_id = 2")).toEqual([{ lot_id: 1 }]);
      const last = received.at(-1)!;
      expect(last.wrote).toBe(false);
      expect(last.events).toMatchObject([
        { topic: "user.2", eligible: 2, payload: { kind: "notice", lot: null } },
      ]);
      await bid(store, { lot: 1, user: 2, amount: 25_500 });
      expect(await query("SELECT price, leader_id FROM lot WHERE id = 1")).toEqual([
        { price: 25_500, leader_id: 2 },
      ]);
    });

    it("that throws undoes its own rows only, and notifies nobody", async () => {
      const { store, query } = await engine.open();
      const failing = store.writeUnrelated(async (db, notifyUser) => {
        await engine.run(db, "INSERT INTO favorite (user_id, lot_id, at) VALUES (2, 1, 0)");
        notifyUser(2, "notice");
        throw new Error("No");
      });
      const accepted = bid(store, { lot: 1, user: 1, amount: 25_000 });
      await expect(failing).rejects.toThrow("No");
      expect((await accepted).ok).toBe(true);
      expect(await query("SELECT count(*) AS n FROM favorite WHERE user_id = 2")).toEqual([{ n: 0 }]);
      const events = (await store.outbox.pending(9)).flatMap((commit) => commit.events);
      expect(events.map(({ topic }) => topic)).toEqual(["auction.lot.1", "user.1"]);
    });
  });

  describe("the outbox", () => {
    it("restores each event as it was: of bids, of secret maxima, of an end, and without a lot", async () => {
      const { store } = await engine.open();
      const stored = storedTwice(store);
      await bid(store, { lot: 1, user: 1, amount: 38_711, mode: "max" });
      await Promise.all([
        bid(store, { lot: 1, user: 2, amount: 22_000, receivedAt: START + 1 }),
        bid(store, { lot: 2, user: 3, amount: 22_000, receivedAt: START + 2 }),
        bid(store, { lot: 1, user: 3, amount: 40_000, receivedAt: START + 3 }),
      ]);
      await store.writeUnrelated((_, notifyUser) => notifyUser(2, "notice"));
      await store.transact({ lotId: 1, userIds: [], receivedAt: START + 25 * HOUR_MS }, (scene) =>
        close(scene, scene.lot.endsAt, defaultTerms),
      );
      const commits = await stored();
      expect(commits.map(([events]) => events.length)).toEqual([2, 5, 1, expect.any(Number)]);
      for (const [first, again] of commits) expect(again).toEqual(first);
    });

    it("restores an event as it was, after later changes", async () => {
      const { store } = await engine.open();
      const published: StoredEvent[] = [];
      store.onCommit(({ events }) => void published.push(...events));
      for (const [i, amount] of [21_000, 22_000, 23_000].entries())
        await bid(store, { lot: 1, user: i + 1, amount });
      const again = (await store.outbox.pending(10)).flatMap(({ events }) => events);
      expect(JSON.stringify(again)).toBe(JSON.stringify(published));
    });

    it("has the oldest commits first, counts their events, and forgets those that are acknowledged", async () => {
      const { store } = await engine.open();
      for (const [i, amount] of [21_000, 22_000, 23_000].entries())
        await bid(store, { lot: 1, user: i + 1, amount });
      const ids = (await store.outbox.pending(10)).map(({ outboxId }) => outboxId);
      expect(ids).toEqual(ids.toSorted((a, b) => a - b));
      expect(await store.outbox.count()).toBe(2 + 3 + 3);
      expect((await store.outbox.pending(1, ids[0])).map(({ outboxId }) => outboxId)).toEqual([ids[1]]);
      await store.outbox.acknowledged([ids[2]!, ids[0]!]);
      expect((await store.outbox.pending(10)).map(({ outboxId }) => outboxId)).toEqual([ids[1]]);
    });

    it("gives no id twice, though it is empty and the cached rows are gone", async () => {
      const { store } = await engine.open();
      const ids: number[] = [];
      store.onCommit(({ outboxId }) => void (outboxId !== null && ids.push(outboxId)));
      for (const [user, amount] of [22_000, 23_000].entries()) {
        await bid(store, { lot: 1, user: user + 1, amount });
        await store.outbox.acknowledged(ids);
        await store.write(() => undefined);
      }
      expect(new Set(ids).size).toBe(2);
    });
  });

  it("a race of many for one lot has one seq after the other, and one id for each row", async () => {
    const opened = await engine.open();
    const { store, query } = opened;
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        bid(store, { lot: 1, user: 1 + (i % 5), amount: 20_500 + 500 * i, receivedAt: START + i }),
      ),
    );
    const seqs = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.reply.seq] : []));
    expect(seqs).toEqual(seqs.map((_, i) => seqs[0]! + i));
    const [lot] = await query<{ seq: number }>("SELECT seq FROM lot WHERE id = 1");
    expect(seqs.at(-1)).toBe(lot!.seq);
    const events = (await store.outbox.pending(300)).flatMap((commit) => commit.events);
    const prevs = events.filter(({ topic }) => topic === "auction.lot.1").map(({ payload }) => payload);
    let last = 1;
    for (const { prev, seq } of prevs as { prev: number; seq: number }[]) {
      expect(prev).toBe(last);
      last = seq;
    }
    expect(await engine.verify(opened)).toEqual([]);
  });

  it("deadlines come earliest first, and no more than asked for", async () => {
    const { store } = await engine.open();
    const end = START + HOUR_MS;
    expect(await store.nextDue("close")).toBe(end);
    expect(await store.due("close", end - 1, 9)).toEqual([]);
    expect(await store.due("close", end, 2)).toEqual([
      { id: 1, at: end },
      { id: 2, at: end },
    ]);
    expect(await store.nextDue("lane")).toBeNull();
  });

  it("a person is found by id, and a listener hears nothing after it left", async () => {
    const { store } = await engine.open();
    expect(await store.person(1)).toMatchObject({ id: 1 });
    expect(await store.person(77)).toBeNull();
    let heard = 0;
    const leave = store.onCommit(() => void heard++);
    await bid(store, { lot: 1, user: 1, amount: 21_000 });
    leave();
    await bid(store, { lot: 1, user: 2, amount: 22_000 });
    expect(heard).toBe(1);
  });
}
