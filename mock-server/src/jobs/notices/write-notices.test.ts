/** Tests of `write-notices.ts`. */
import { describe, expect, it, onTestFinished } from "vitest";
import { bid } from "../../sqlite/test-support/commands.ts";
import { openTestStore } from "../../sqlite/test-support/open.ts";
import { StoreUnavailable } from "../../store/errors.ts";
import type { Store } from "../../store/store.ts";
import { publishOutbox } from "../publish-outbox.ts";
import { FakeRouter } from "../test-support/router.ts";
import { writeNotices, type WritingNotices } from "./write-notices.ts";
import { sqlite } from "../../tables/system/driver.ts";

const silent = { warn: () => undefined, error: () => undefined };

/** Writes notices and publishes events, as the server does. */
function start(store: Pick<Store, "onCommit" | "writeUnrelated" | "outbox">) {
  const notices = writeNotices({ store, log: silent });
  const router = new FakeRouter();
  const isDone = (outboxId: number) => notices.isWritten(outboxId);
  const pump = publishOutbox({ store, publisher: router, log: silent, isDone, gatherMs: 1, retryMs: 5 });
  const stop = async () => {
    await notices.stop();
    await pump.stop();
  };
  onTestFinished(stop);
  return { notices, router, stop };
}

async function outbid(store: Store, amount: number) {
  await bid(store, { lot: 1, user: 1, amount });
  await bid(store, { lot: 1, user: 2, amount: amount + 1_000 });
}

/** Waits for all that is under way, as an advance of the clock does. */
async function settled(notices: WritingNotices) {
  for (let work = notices.underWay(); work; work = notices.underWay()) await work;
}

const NOTICES = "SELECT user_id, kind, read_at IS NOT NULL AS isRead FROM notification ORDER BY id";
const OF_1 = { user_id: 1, kind: "outbid", isRead: 0 };

describe("a notice", () => {
  it("is written after the next start when a crash came before it", async () => {
    const { store, query } = await openTestStore();
    await outbid(store, 21_000);
    const { notices } = start(store);
    await settled(notices);
    expect(query(NOTICES)).toEqual([OF_1]);
  });

  it("is tried again when its write fails", async () => {
    const { store, query } = await openTestStore();
    let failures = 1;
    const { notices } = start({
      ...store,
      outbox: store.outbox,
      writeUnrelated: async (fn) => {
        if (failures-- > 0) throw new StoreUnavailable("The disk is full");
        return store.writeUnrelated(fn);
      },
    });
    await notices.underWay();
    await outbid(store, 21_000);
    await notices.underWay();
    expect(query(NOTICES)).toEqual([]);
    await expect.poll(() => query(NOTICES)).toEqual([OF_1]);
  });

  it("keeps its event in the outbox until it is written", async () => {
    const { store, query } = await openTestStore();
    const gate = Promise.withResolvers<void>();
    const { notices, router } = start({
      ...store,
      outbox: store.outbox,
      writeUnrelated: async (fn) => {
        await gate.promise;
        return store.writeUnrelated(fn);
      },
    });
    onTestFinished(() => gate.resolve());
    await notices.underWay();
    await outbid(store, 21_000);
    await expect.poll(() => router.received.length).toBe(5);
    // The first bid outbids nobody, and may be gone.
    expect(query("SELECT id FROM outbox WHERE id > 1")).toHaveLength(1);
    gate.resolve();
    await notices.underWay();
    await expect.poll(() => store.outbox.count()).toBe(0);
    expect(query(NOTICES)).toEqual([OF_1]);
    expect(router.seqs("auction.lot.1")).toEqual([2, 3]);
  });

  it("is written of an event that comes while an earlier one is written", async () => {
    const { store, query } = await openTestStore();
    const gate = Promise.withResolvers<void>();
    onTestFinished(() => gate.resolve());
    const { notices } = start({
      ...store,
      outbox: store.outbox,
      writeUnrelated: async (fn) => {
        await gate.promise;
        return store.writeUnrelated(fn);
      },
    });
    await notices.underWay();
    await outbid(store, 21_000);
    expect(notices.underWay()).not.toBeNull();
    await outbid(store, 31_000);
    gate.resolve();
    await settled(notices);
    expect(query("SELECT text FROM notification WHERE user_id = 1 AND kind = 'outbid'")).toEqual([
      { text: expect.stringContaining("32,000") },
    ]);
  });

  it("is not written again when a crash came after it", async () => {
    const { store, query } = await openTestStore();
    const offline = writeNotices({ store, log: silent });
    await outbid(store, 21_000);
    await offline.stop();
    await store.write((db) => void sqlite(db).exec("UPDATE notification SET read_at = 1"));
    const { notices } = start(store);
    await settled(notices);
    expect(query(NOTICES)).toEqual([{ ...OF_1, isRead: 1 }]);
  });
});
