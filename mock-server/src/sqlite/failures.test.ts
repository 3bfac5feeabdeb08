/** Tests: failures. */
import { describe, expect, it } from "vitest";
import { StoreDefect, StoreUnavailable } from "../store/errors.ts";
import type { LotScene, Store } from "../store/store.ts";
import { bid, judge } from "./test-support/commands.ts";
import { openTestStore, type TestStore } from "./test-support/open.ts";
import { START } from "./test-support/people.ts";
import { sqlite } from "../tables/system/driver.ts";

/** A decision that no rule allows: it holds more than the deposit has. */
function decideTooMuch(scene: LotScene) {
  const decision = judge(scene, { amount: 21_000, mode: "exact", receivedAt: START + 2 });
  if (!decision.ok) return decision;
  return { ...decision, holds: decision.holds.map((hold) => ({ ...hold, toFils: 1e12 })) };
}

function overdraw(store: Store, lotId: number) {
  return store.transact({ lotId, userIds: [2], receivedAt: START + 2 }, decideTooMuch);
}

/** Simulates a full disk: the database may not grow. */
async function fill({ store }: TestStore): Promise<() => Promise<void>> {
  const limit = (pages: number | string) =>
    store.write((db) => void sqlite(db).pragma(`max_page_count = ${pages}`));
  const pages = await store.read((db) => sqlite(db).pragma("page_count", { simple: true }) as number);
  await limit(pages);
  return () => limit(1_073_741_823);
}

describe("a constraint that a decision breaks", () => {
  it("fails that command alone, and is logged as a defect", async () => {
    const { store, query, logged } = await openTestStore();
    const [before, broken, after] = await Promise.allSettled([
      bid(store, { lot: 1, user: 1, amount: 21_000, receivedAt: START + 1 }),
      overdraw(store, 2),
      bid(store, { lot: 1, user: 3, amount: 22_000, receivedAt: START + 3 }),
    ]);
    expect(before).toMatchObject({ status: "fulfilled", value: { ok: true } });
    expect(broken).toMatchObject({ status: "rejected", reason: expect.any(StoreDefect) as unknown });
    expect(after).toMatchObject({ status: "fulfilled", value: { ok: true, reply: { seq: 3 } } });
    expect(logged).toHaveLength(1);
    expect(query("SELECT id, price, seq FROM lot ORDER BY id LIMIT 2")).toEqual([
      { id: 1, price: 22_000, seq: 3 },
      { id: 2, price: null, seq: 1 },
    ]);
  });

  it("leaves no trace in the cached rows", async () => {
    const { store, query } = await openTestStore();
    await expect(overdraw(store, 1)).rejects.toThrow(StoreDefect);
    expect(await bid(store, { lot: 1, user: 2, amount: 21_000 })).toMatchObject({ ok: true });
    expect(query("SELECT reserved_fils FROM wallet WHERE user_id = 2")).toEqual([{ reserved_fils: 420_000 }]);
  });
});

describe("a decision that throws", () => {
  it("fails alone", async () => {
    const { store } = await openTestStore();
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
    const testStore = await openTestStore();
    const { store, query } = testStore;
    const free = await fill(testStore);
    const committed: unknown[] = [];
    store.onCommit((commit) => committed.push(commit));
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, i) =>
        bid(store, { lot: 1, user: (i % 5) + 1, amount: 21_000 + 1_000 * i, receivedAt: START + i }),
      ),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => "rejected"));
    expect(outcomes[0]).toMatchObject({ reason: expect.any(StoreUnavailable) as unknown });
    expect(query("SELECT price, seq FROM lot WHERE id = 1")).toEqual([{ price: null, seq: 1 }]);
    expect(query("SELECT 1 FROM outbox UNION ALL SELECT 1 FROM lot_bidder")).toEqual([]);
    expect(committed).toEqual([]);
    await free();
  });

  it("works again once there is space", async () => {
    const testStore = await openTestStore();
    const { store } = testStore;
    const free = await fill(testStore);
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
    const { store, query } = await openTestStore();
    const rename = (name: string, lotId: number) =>
      store.write((db) => {
        sqlite(db).prepare("UPDATE lot SET title = ? WHERE id = ?").run(name, lotId);
        if (name === "bad") throw new RangeError("no such name");
      });
    const [bad, good, placed] = await Promise.allSettled([
      rename("bad", 1),
      rename("good", 2),
      bid(store, { lot: 3, user: 1, amount: 21_000 }),
    ]);
    expect(bad).toMatchObject({ reason: expect.any(RangeError) as unknown });
    expect([good.status, placed.status]).toEqual(["fulfilled", "fulfilled"]);
    expect(query("SELECT title, price FROM lot ORDER BY id")).toEqual([
      { title: "Car 1", price: null },
      { title: "good", price: null },
      { title: "Car 3", price: 21_000 },
    ]);
  });

  it("cannot run on the reading connection", async () => {
    const { store } = await openTestStore();
    const writing = store.read((db) => sqlite(db).prepare("DELETE FROM note").run());
    await expect(writing).rejects.toThrow(/readonly/);
  });
});

describe("plain writes and commands", () => {
  it("see each other, although rows are cached between commits", async () => {
    const { store } = await openTestStore();
    await bid(store, { lot: 1, user: 1, amount: 21_000 });
    await store.write((db) => void sqlite(db).prepare("UPDATE wallet SET total_fils = reserved_fils").run());
    expect(await bid(store, { lot: 2, user: 1, amount: 21_000 })).toMatchObject({ code: "DEPOSIT_REQUIRED" });
  });
});

describe("a store that is closed", () => {
  it("has committed the waiting jobs, and takes no more", async () => {
    const { store, query } = await openTestStore();
    const waiting = bid(store, { lot: 1, user: 1, amount: 21_000 });
    await store.close();
    expect(await waiting).toMatchObject({ ok: true });
    expect(query("SELECT price FROM lot WHERE id = 1")).toEqual([{ price: 21_000 }]);
    await expect(bid(store, { lot: 1, user: 2, amount: 22_000 })).rejects.toThrow(StoreUnavailable);
  });
});
