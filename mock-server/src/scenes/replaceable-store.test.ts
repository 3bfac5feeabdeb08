/** Tests of `replaceable-store.ts`. */
import { existsSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openReader } from "../sqlite/connection.ts";
import { copyDatabase } from "../sqlite/database-file.ts";
import { bid } from "../sqlite/test-support/commands.ts";
import { openTestStore, type TestStore } from "../sqlite/test-support/open.ts";
import { priceOf as workerPriceOf } from "../sqlite/test-support/worker-queries.ts";
import { START } from "../sqlite/test-support/people.ts";
import { sqlite } from "../tables/system/driver.ts";

const priceOf = ({ store }: TestStore, id = 1) =>
  store.read((db) =>
    sqlite(db).prepare<[number], number | null>("SELECT price FROM lot WHERE id = ?").pluck().get(id),
  );

/** Copies the current database, to replace another one. */
async function copied(testStore: TestStore): Promise<string> {
  const next = `${testStore.file}.next`;
  await copyDatabase(testStore.file, next);
  return next;
}

describe("a store whose database is replaced", () => {
  it("answers from the new one, without cached rows of the old one, and takes bids", async () => {
    const testStore = await openTestStore();
    const next = await copied(testStore);
    await bid(testStore.store, { lot: 1, user: 1, amount: 30_000 });
    expect(await testStore.store.replaceWith(next)).toEqual([]);
    expect([await priceOf(testStore), existsSync(next)]).toEqual([null, false]);
    expect(await bid(testStore.store, { lot: 1, user: 2, amount: 20_000 })).toMatchObject({
      ok: true,
      reply: { price: 20_000, seq: 2 },
    });
    expect(await testStore.store.person(2)).toMatchObject({ id: 2 });
  });

  it("answers queries of reader threads from the new one, in the threads of the old one", async () => {
    const testStore = await openTestStore({ threads: 2 });
    const next = await copied(testStore);
    await bid(testStore.store, { lot: 1, user: 1, amount: 30_000 });
    const prices = () => Promise.all([1, 1, 1].map((id) => testStore.store.readInWorker(workerPriceOf, id)));
    expect(await prices()).toEqual([30_000, 30_000, 30_000]);
    await testStore.store.replaceWith(next);
    expect(await prices()).toEqual([null, null, null]);
  });

  it("has the epoch and the seed of the new one", async () => {
    const testStore = await openTestStore({ seed: 5 });
    const other = await openTestStore({ seed: 9 });
    const next = await copied(other);
    await testStore.store.replaceWith(next);
    expect([testStore.store.epoch, testStore.store.seed]).toEqual([other.store.epoch, 9]);
  });

  it("commits waiting commands to the old one, and later ones to the new one", async () => {
    const testStore = await openTestStore();
    const next = await copied(testStore);
    const before = bid(testStore.store, { lot: 1, user: 1, amount: 30_000 });
    const replaced = testStore.store.replaceWith(next);
    const after = bid(testStore.store, { lot: 2, user: 2, amount: 22_000 });
    const read = priceOf(testStore, 1);
    expect(await before).toMatchObject({ ok: true });
    await replaced;
    expect(await after).toMatchObject({ ok: true });
    expect([await read, await priceOf(testStore, 1), await priceOf(testStore, 2)]).toEqual([
      null,
      null,
      22_000,
    ]);
  });

  it("keeps reporting commits to the same listeners", async () => {
    const testStore = await openTestStore();
    const committed: number[] = [];
    const leave = testStore.store.onCommit(({ lots }) => committed.push(...lots.map(({ lot }) => lot.id)));
    await testStore.store.replaceWith(await copied(testStore));
    await bid(testStore.store, { lot: 2, user: 1, amount: 30_000 });
    leave();
    await bid(testStore.store, { lot: 3, user: 1, amount: 30_000 });
    expect(committed).toEqual([2]);
  });

  it("continues with the old one when the new one is no database", async () => {
    const testStore = await openTestStore();
    await bid(testStore.store, { lot: 1, user: 1, amount: 30_000 });
    const next = `${testStore.file}.next`;
    writeFileSync(
      next,
      "no database, but long enough to be asked whether it is one, which it is not".repeat(20),
    );
    await expect(testStore.store.replaceWith(next)).rejects.toThrow(/not a database/);
    expect(await priceOf(testStore)).toBe(30_000);
    expect(await bid(testStore.store, { lot: 1, user: 2, amount: 40_000 })).toMatchObject({ ok: true });
  });

  it("is the new one for everyone who opens the file, without the old log", async () => {
    const testStore = await openTestStore();
    const next = await copied(testStore);
    await bid(testStore.store, { lot: 1, user: 1, amount: 30_000 });
    await testStore.store.replaceWith(next);
    const outside = sqlite(openReader({ file: testStore.file, durable: false }));
    expect(outside.pragma("integrity_check", { simple: true })).toBe("ok");
    expect(outside.prepare("SELECT price FROM lot WHERE id = 1").pluck().get()).toBeNull();
    outside.close();
  });
});

describe("a copy of a database in use", () => {
  it("has everything committed before the call, and no later commits", async () => {
    const testStore = await openTestStore();
    await bid(testStore.store, { lot: 1, user: 1, amount: 30_000 });
    const next = copied(testStore);
    await bid(testStore.store, { lot: 1, user: 2, amount: 40_000, receivedAt: START + 1 });
    await testStore.store.replaceWith(await next);
    expect(await priceOf(testStore)).toBe(30_000);
  });
});
