/** Tests of lost hints. */
import type { TopicListener } from "@marsa/realtime/registry";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LiveStore, type LotLive } from "./live-store.ts";
import { watchLostHints } from "./lots-behind.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const stateOf = (seq: number) => ({ epoch: "a", seq, leader: null }) as LotLive;
const beat = (lots: Record<string, number>, epoch = "a") => ({ epoch, moved: { lots } });

function scene() {
  const live = new LiveStore((flush) => void setTimeout(flush, 16));
  for (let id = 1; id <= 30; id += 1) live.seedLot(id, stateOf(5));
  const read: (number | "all")[] = [];
  let heart: TopicListener = { event: () => {} };
  const client = {
    subscribe: (_: string, listener: TopicListener) => {
      heart = listener;
      return () => (heart = { event: () => {} });
    },
  };
  const stop = watchLostHints(
    client,
    live,
    (id) => read.push(id),
    () => read.push("all"),
  );
  return { live, read, stop, hear: (payload: object) => heart.event(payload) };
}

it("reads a lot on the screen whose hint was lost, and no other", () => {
  const { live, read, hear } = scene();
  hear(beat({ 1: 6, 2: 6, 3: 5, 99: 7 }));
  live.applyEvent(2, stateOf(6));
  vi.advanceTimersByTime(1_000);
  expect(read).toEqual([1]);
});

it("reads the list where many hints were lost", () => {
  const { read, hear } = scene();
  hear(beat(Object.fromEntries(Array.from({ length: 30 }, (_, i) => [i + 1, 6]))));
  vi.advanceTimersByTime(1_000);
  expect(read).toEqual(["all"]);
});

it("reads nothing for another database, or after its end", () => {
  const { read, hear, stop } = scene();
  hear(beat({ 1: 6 }, "b"));
  hear(beat({ 1: 6 }));
  stop();
  vi.advanceTimersByTime(1_000);
  expect(read).toEqual([]);
});
