/** Tests the files of a server that ended without closing its database. */
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { defaultTerms } from "../../domain/terms.ts";
import { openWriter } from "../connection.ts";
import { StoreDefect } from "../../store/errors.ts";
import type { StoredEvent } from "../../store/store.ts";
import { bid, judge } from "../test-support/commands.ts";
import { openTestStore, type TestStore } from "../test-support/open.ts";
import { START } from "../test-support/people.ts";
import { verify } from "../../verify/verify.ts";
import { sqlite } from "../../tables/system/driver.ts";

/** Opens another server on the current files. */
async function nextServer({ file }: TestStore): Promise<TestStore> {
  const left = join(file, "..", "left.db");
  for (const suffix of ["", "-wal"]) copyFileSync(file + suffix, left + suffix);
  return openTestStore({ file: left });
}

const LOT = "SELECT price, leader_max, bids, seq FROM lot WHERE id = 1";

it("Every commit waits for the disk: SQLite syncs its write-ahead log with each one", async () => {
  const { file } = await openTestStore();
  const writer = sqlite(openWriter({ file: join(file, "..", "durable.db"), durable: true }));
  expect(writer.pragma("synchronous", { simple: true })).toBe(2);
  expect(writer.pragma("journal_mode", { simple: true })).toBe("wal");
  writer.close();
});

describe("A server that ends without closing its database", () => {
  it("leaves the next one every acknowledged bid: price, maximum, journal, holds and the answers to its keys", async () => {
    const opened = await openTestStore();
    const asked = { lot: 1, user: 2, amount: 22_000, key: "before-the-crash" };
    const answer = await bid(opened.store, asked);
    await bid(opened.store, { lot: 1, user: 3, amount: 23_000, mode: "max" });
    const { store, query, file } = await nextServer(opened);
    expect(query(LOT)).toEqual([{ price: 22_500, leader_max: 23_000, bids: 2, seq: 3 }]);
    expect(await bid(store, asked)).toEqual(answer);
    expect((await verify(file, defaultTerms)).findings).toEqual([]);
  });

  it("leaves the unacknowledged events, word for word", async () => {
    const opened = await openTestStore();
    const published: StoredEvent[] = [];
    opened.store.onCommit(({ events }) => void published.push(...events));
    await bid(opened.store, { lot: 1, user: 1, amount: 22_000 });
    await bid(opened.store, { lot: 1, user: 2, amount: 38_711, mode: "max" });
    const { store } = await nextServer(opened);
    const pending = await store.outbox.pending(100);
    expect(pending.flatMap(({ events }) => events)).toEqual(published);
  });
});

describe("A bid", () => {
  it("survives a later commit that fails", async () => {
    const { store, query, file } = await openTestStore();
    await bid(store, { lot: 1, user: 2, amount: 22_000 });
    const overdrawn = store.transact({ lotId: 2, userIds: [3], receivedAt: START + 2 }, (scene) => {
      const decision = judge(scene, { amount: 21_000, mode: "exact", receivedAt: START + 2 });
      if (!decision.ok) return decision;
      return { ...decision, holds: decision.holds.map((hold) => ({ ...hold, toFils: 1e12 })) };
    });
    await expect(overdrawn).rejects.toThrow(StoreDefect);
    expect(await bid(store, { lot: 1, user: 1, amount: 23_000 })).toMatchObject({ ok: true });
    expect(query(LOT)).toMatchObject([{ price: 23_000, bids: 2 }]);
    expect((await verify(file, defaultTerms)).findings).toEqual([]);
  });
});

describe("Ids of commits", () => {
  it("are not given twice, though the outbox is empty and the cached rows are gone", async () => {
    const { store } = await openTestStore();
    const ids: number[] = [];
    store.onCommit(({ outboxId }) => void (outboxId !== null && ids.push(outboxId)));
    for (const amount of [22_000, 23_000]) {
      await bid(store, { lot: 1, user: (amount / 1_000) % 2 ? 1 : 2, amount });
      await store.outbox.acknowledged(ids);
      await store.write(() => undefined);
    }
    expect(new Set(ids).size).toBe(2);
  });
});
