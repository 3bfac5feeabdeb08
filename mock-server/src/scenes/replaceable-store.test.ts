import { existsSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openReader } from "../sqlite/connection.ts";
import { copyDatabase } from "../sqlite/database-file.ts";
import { bid } from "../sqlite/test-support/commands.ts";
import { openTestStore, type TestStore } from "../sqlite/test-support/open.ts";
import { START } from "../sqlite/test-support/people.ts";

const priceOf = ({ store }: TestStore, id = 1) =>
  store.read((db) =>
    db.$client.prepare<[number], number | null>("SELECT price FROM lot WHERE id = ?").pluck().get(id),
  );

/** A database of its own as it is now, to be put in the place of another. */
async function copied(house: TestStore): Promise<string> {
  const next = `${house.file}.next`;
  await copyDatabase(house.file, next);
  return next;
}

describe("a store whose database is exchanged", () => {
  it("answers from the new one, remembers nothing of the old one, and takes bids", async () => {
    const house = await openTestStore();
    const next = await copied(house);
    await bid(house.store, { lot: 1, user: 1, amount: 30_000 });
    expect(await house.store.replaceWith(next)).toEqual([]);
    expect([await priceOf(house), existsSync(next)]).toEqual([null, false]);
    expect(await bid(house.store, { lot: 1, user: 2, amount: 20_000 })).toMatchObject({
      ok: true,
      reply: { price: 20_000, seq: 2 },
    });
    expect(await house.store.person(2)).toMatchObject({ id: 2 });
  });

  it("has the epoch and the seed of the new one", async () => {
    const house = await openTestStore({ seed: 5 });
    const other = await openTestStore({ seed: 9 });
    const next = await copied(other);
    await house.store.replaceWith(next);
    expect([house.store.epoch, house.store.seed]).toEqual([other.store.epoch, 9]);
  });

  it("commits to the old one what waits, and to the new one what comes meanwhile", async () => {
    const house = await openTestStore();
    const next = await copied(house);
    const before = bid(house.store, { lot: 1, user: 1, amount: 30_000 });
    const replaced = house.store.replaceWith(next);
    const after = bid(house.store, { lot: 2, user: 2, amount: 22_000 });
    const read = priceOf(house, 1);
    expect(await before).toMatchObject({ ok: true });
    await replaced;
    expect(await after).toMatchObject({ ok: true });
    expect([await read, await priceOf(house, 1), await priceOf(house, 2)]).toEqual([null, null, 22_000]);
  });

  it("goes on telling of commits, to the same listeners", async () => {
    const house = await openTestStore();
    const told: number[] = [];
    const leave = house.store.onCommit(({ lots }) => told.push(...lots.map(({ lot }) => lot.id)));
    await house.store.replaceWith(await copied(house));
    await bid(house.store, { lot: 2, user: 1, amount: 30_000 });
    leave();
    await bid(house.store, { lot: 3, user: 1, amount: 30_000 });
    expect(told).toEqual([2]);
  });

  it("goes on with the old one when the new one is no database", async () => {
    const house = await openTestStore();
    await bid(house.store, { lot: 1, user: 1, amount: 30_000 });
    const next = `${house.file}.next`;
    writeFileSync(
      next,
      "no database, but long enough to be asked whether it is one, which it is not".repeat(20),
    );
    await expect(house.store.replaceWith(next)).rejects.toThrow(/not a database/);
    expect(await priceOf(house)).toBe(30_000);
    expect(await bid(house.store, { lot: 1, user: 2, amount: 40_000 })).toMatchObject({ ok: true });
  });

  it("is the new one for everybody who opens the file, with no trace of the old one's log", async () => {
    const house = await openTestStore();
    const next = await copied(house);
    await bid(house.store, { lot: 1, user: 1, amount: 30_000 });
    await house.store.replaceWith(next);
    const outside = openReader({ file: house.file, durable: false }).$client;
    expect(outside.pragma("integrity_check", { simple: true })).toBe("ok");
    expect(outside.prepare("SELECT price FROM lot WHERE id = 1").pluck().get()).toBeNull();
    outside.close();
  });
});

describe("a copy of a database in use", () => {
  it("is what was committed when it was asked for, whatever is committed meanwhile", async () => {
    const house = await openTestStore();
    await bid(house.store, { lot: 1, user: 1, amount: 30_000 });
    const next = copied(house);
    await bid(house.store, { lot: 1, user: 2, amount: 40_000, receivedAt: START + 1 });
    await house.store.replaceWith(await next);
    expect(await priceOf(house)).toBe(30_000);
  });
});
