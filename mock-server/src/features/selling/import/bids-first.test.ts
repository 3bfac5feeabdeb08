/** Tests of `bids-first.ts`. */
import { expect, it } from "vitest";
import type { Committed, CommittedLot } from "../../../store/store.ts";
import { bidsFirst } from "./bids-first.ts";

const NOTHING: Committed = {
  lots: [],
  lanes: [],
  events: [],
  outboxId: null,
  staffQueues: [],
  wrote: false,
  grouped: false,
};

/** A task whose writes take 4 ms on a driven clock. */
function setUp() {
  let now = 0;
  const rests: number[] = [];
  const listeners = new Set<(committed: Committed) => void>();
  const store = {
    onCommit(listener: (committed: Committed) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const pace = bidsFirst(
    store,
    () => now,
    async (ms) => void rests.push(ms),
  );
  const write = (ms = 4) => pace.run(async () => void (now += ms));
  const commit = (lots: number) => {
    const committed = { ...NOTHING, lots: Array.from({ length: lots }, () => ({}) as CommittedLot) };
    for (const listener of listeners) listener(committed);
  };
  return { pace, rests, listeners, write, commit, pass: (ms: number) => (now += ms) };
}

it("writes one after the other while nobody bids", async () => {
  const { write, rests, commit } = setUp();
  await write();
  commit(0);
  await write();
  expect(rests).toEqual([]);
});

it("leaves bids three times as long as each write took, until they end", async () => {
  const { write, rests, commit, pass } = setUp();
  commit(1);
  await write();
  await write(6);
  pass(1_000);
  await write();
  expect(rests).toEqual([12, 18]);
});

it("does not rest for long after a write that waited itself, and stops listening", async () => {
  const { write, rests, commit, pace, listeners } = setUp();
  commit(1);
  await write(400);
  expect(rests).toEqual([50]);
  pace.end();
  expect(listeners.size).toBe(0);
});
