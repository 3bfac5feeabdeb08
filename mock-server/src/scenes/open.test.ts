/** Tests of `open.ts`. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { defaultTerms } from "../domain/lot/terms.ts";
import { removeDatabase } from "../sqlite/database-file.ts";
import { keepMoment } from "../tables/system/meta.ts";
import { openStore, type FreeNumbers, type OpenOptions } from "./open.ts";
import type { Store } from "../store/store.ts";
import { bid } from "../sqlite/test-support/commands.ts";
import { openTestStore, TEST_KEYS } from "../sqlite/test-support/open.ts";
import { car, HOUR_MS, smallScene, START } from "../sqlite/test-support/people.ts";
import { sqlite } from "../tables/system/driver.ts";

const silent = { warn: () => undefined, error: () => undefined };

function options(now = START): OpenOptions {
  const folder = mkdtempSync(join(tmpdir(), "marsa-open-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return {
    file: join(folder, "data", "marsa.db"),
    clock: { now: () => now },
    log: silent,
    keys: TEST_KEYS,
    terms: defaultTerms,
    scenes: { make: () => smallScene(), makeFresh: () => [] },
    seed: 7,
    password: "secret",
    durable: false,
    hash: async () => "hashed",
  };
}

async function opened<T>(asked: OpenOptions, use: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(asked);
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

const priceOf = (store: Store) =>
  store.read((db) => sqlite(db).prepare("SELECT price FROM lot WHERE id = 1").pluck().get());

describe("opening a store", () => {
  it("commits so that it survives a power cut", async () => {
    const { store } = await openTestStore({ durable: true });
    const pragma = (name: string) => store.write((db) => sqlite(db).pragma(name, { simple: true }));
    const FULL = 2;
    expect(await pragma("synchronous")).toBe(FULL);
    expect(await pragma("journal_mode")).toBe("wal");
    expect(await pragma("fullfsync")).toBe(1);
    expect(await pragma("foreign_keys")).toBe(1);
  });

  it("creates its folder and its scene the first time, and keeps both", async () => {
    const asked = options();
    const epoch = await opened(asked, async (store) => {
      await bid(store, { lot: 1, user: 1, amount: 21_000 });
      return store.epoch;
    });
    await opened(asked, async (store) => {
      expect([store.epoch, await priceOf(store)]).toEqual([epoch, 21_000]);
      expect(await bid(store, { lot: 1, user: 2, amount: 22_000 })).toMatchObject({ reply: { seq: 3 } });
    });
  });

  it("is a new epoch after the database was removed", async () => {
    const asked = options();
    const epoch = await opened(asked, async (store) => store.epoch);
    removeDatabase(asked.file);
    await opened(asked, async (store) => expect(store.epoch).not.toBe(epoch));
  });

  it("adds fresh lots when none has more than an hour to run", async () => {
    const asked = options();
    await opened(asked, async () => undefined);
    const fresh = { ...asked, scenes: { ...asked.scenes, makeFresh: freshLots } };
    await opened({ ...fresh, clock: { now: () => START - 2 * HOUR_MS } }, async (store) => {
      expect(await store.read((db) => sqlite(db).prepare("SELECT count(*) FROM lot").pluck().get())).toBe(3);
    });
    await opened({ ...fresh, clock: { now: () => START + 30 * HOUR_MS } }, async (store) => {
      expect(
        await bid(store, { lot: 4, user: 1, amount: 21_000, receivedAt: START + 30 * HOUR_MS }),
      ).toMatchObject({
        ok: true,
      });
    });
  });

  it("adds new lanes when none is left, run by existing operators", async () => {
    const asked = options();
    await opened(asked, async () => undefined);
    const scenes = { ...asked.scenes, makeFreshLanes };
    const one = [{ id: 1, status: "scheduled", user_id: 1 }];
    await opened({ ...asked, scenes }, async (store) => expect(await lanesOf(store)).toEqual(one));
    await opened({ ...asked, scenes }, async (store) => expect(await lanesOf(store)).toEqual(one));
  });

  it("numbers fresh lots above all others where vehicles have come near the numbers of apartments", async () => {
    const asked = options();
    await opened(asked, async (store) => {
      const sql = "UPDATE lot SET number = 30000 WHERE id = 1";
      await store.write((db) => void sqlite(db).prepare(sql).run());
    });
    const wanted: unknown[] = [];
    const makeFresh: OpenOptions["scenes"]["makeFresh"] = (_seed, _now, from) => {
      wanted.push(from.number);
      return [];
    };
    const later = { now: () => START + 30 * HOUR_MS };
    await opened({ ...asked, clock: later, scenes: { ...asked.scenes, makeFresh } }, async () => undefined);
    expect(wanted).toEqual([{ vehicle: 30_001, apartment: 40_001 }]);
  });

  it("requests new lots of its scene, with its own seed", async () => {
    const asked = options();
    await opened(asked, async () => undefined);
    const wanted: unknown[] = [];
    const makeFresh: OpenOptions["scenes"]["makeFresh"] = (seed, now, _from, scene) => {
      wanted.push([seed, now, scene]);
      return [];
    };
    const later = { now: () => START + 30 * HOUR_MS };
    await opened(
      { ...asked, seed: 8, clock: later, scenes: { ...asked.scenes, makeFresh } },
      async () => undefined,
    );
    expect(wanted).toEqual([[7, START + 30 * HOUR_MS, "test"]]);
  });

  it("restores the clock from its last heartbeat", async () => {
    const asked = options();
    await opened(asked, (store) =>
      store.write((db) => keepMoment(db, { now: () => START, setting: { offsetMs: -500, frozenAt: null } })),
    );
    const resumed: unknown[] = [];
    const clock = { now: () => START, resume: (setting: object) => void resumed.push(setting) };
    await opened({ ...asked, clock }, async () => undefined);
    expect(resumed).toEqual([{ offsetMs: -500, frozenAt: null, reachedAt: START }]);
  });

  it("refuses a file that is no database", async () => {
    const asked = options();
    await expect(openStore({ ...asked, file: import.meta.filename })).rejects.toThrow(/not a database/);
  });
});

function freshLots(
  _seed: number,
  now: number,
  { lotId, number }: { lotId: number; number: { vehicle: number } },
) {
  return [car(lotId, { number: number.vehicle, opensAt: now, endsAt: now + 5 * HOUR_MS })];
}

const makeFreshLanes = (_seed: number, now: number, { lotId, laneId }: FreeNumbers) => ({
  lots: [car(lotId, { plan: "upcoming", opensAt: now + HOUR_MS, endsAt: now + 5 * HOUR_MS })],
  lanes: [
    {
      id: laneId,
      name: "Lane A",
      place: "Hall 2",
      startsAt: now + HOUR_MS,
      lots: [lotId],
      operators: [1, 999],
    },
  ],
});

const lanesOf = (store: Store) =>
  store.read((db) =>
    sqlite(db)
      .prepare("SELECT q.id, q.status, o.user_id FROM queue q JOIN queue_operator o ON o.queue_id = q.id")
      .all(),
  );
