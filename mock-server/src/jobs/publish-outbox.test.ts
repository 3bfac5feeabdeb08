/** Tests of `publish-outbox.ts`. */
import { describe, expect, it, onTestFinished } from "vitest";
import type { Store } from "../store/store.ts";
import { bid } from "../sqlite/test-support/commands.ts";
import { openTestStore } from "../sqlite/test-support/open.ts";
import { publishOutbox } from "./publish-outbox.ts";
import { FakeRouter } from "./test-support/router.ts";

const silent = { warn: () => undefined, error: () => undefined };

function start(store: Store, publisher: FakeRouter) {
  const job = publishOutbox({ store, publisher, log: silent, gatherMs: 1, retryMs: 5 });
  onTestFinished(() => job.stop());
  return job;
}

async function emptied(store: Store): Promise<void> {
  await expect.poll(() => store.outbox.count()).toBe(0);
}

const raise = (store: Store, amount: number) => bid(store, { lot: 1, user: (amount % 5) + 1, amount });

describe("the outbox", () => {
  it("is published after the commit, to its recipients, and emptied", async () => {
    const { store } = await openTestStore();
    const router = new FakeRouter();
    start(store, router);
    await bid(store, { lot: 1, user: 1, amount: 21_000 });
    await emptied(store);
    expect(router.received.map(({ topic, eligible }) => [topic, eligible])).toEqual([
      ["auction.lot.1", undefined],
      ["user.1", [1]],
    ]);
    expect(router.received[0]?.payload).toMatchObject({
      epoch: store.epoch,
      prev: 1,
      seq: 2,
      state: { price: 21_000 },
    });
  });

  it("waits for the connection, and is then published in order", async () => {
    const { store } = await openTestStore();
    const router = new FakeRouter(false);
    start(store, router);
    for (const amount of [21_000, 22_001, 23_002, 24_003]) await raise(store, amount);
    expect(router.received).toEqual([]);
    router.change(true);
    await emptied(store);
    expect(router.seqs("auction.lot.1")).toEqual([2, 3, 4, 5]);
  });

  it("survives a restart: the next server publishes unacknowledged events", async () => {
    const { store } = await openTestStore();
    const cut = start(store, new FakeRouter(false));
    await raise(store, 21_000);
    await raise(store, 22_001);
    await cut.stop();
    const router = new FakeRouter();
    start(store, router);
    await emptied(store);
    expect(router.seqs("auction.lot.1")).toEqual([2, 3]);
  });

  it("continues from the failed event, so that no later one of its topic overtakes it", async () => {
    const { store } = await openTestStore();
    const router = new FakeRouter();
    router.refuses = (topic) => topic === "auction.lot.1";
    start(store, router);
    await raise(store, 21_000);
    await expect.poll(() => router.received.length).toBeGreaterThan(0);
    await raise(store, 22_001);
    await raise(store, 23_002);
    router.refuses = () => false;
    await emptied(store);
    expect(router.seqs("auction.lot.1")).toEqual([2, 3, 4]);
  });

  it("loses nothing however often the connection breaks during bids", async () => {
    const { store } = await openTestStore();
    const router = new FakeRouter();
    start(store, router);
    for (let i = 0; i < 60; i++) {
      if (i % 7 === 0) router.change(!router.connected);
      await raise(store, 21_000 + 1_001 * i);
    }
    router.change(true);
    await emptied(store);
    const firstTime = [...new Set(router.seqs("auction.lot.1"))];
    expect(firstTime).toEqual(Array.from({ length: 60 }, (_, i) => i + 2));
  });
});
