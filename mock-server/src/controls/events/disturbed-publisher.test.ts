/** Tests of `disturbed-publisher.ts`. */
import { lotTopic, userTopic, type Topic } from "@marsa/realtime/topics";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { disturbedPublisher, type NotingPublisher } from "./disturbed-publisher.ts";
import { createEventFaults } from "./event-faults.ts";
import type { EventFaultSetting } from "../../ports/controls.ts";

const LOT = lotTopic(7);
const seqOf = (payload: object) => (payload as { seq: number }).seq;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(setting: Omit<EventFaultSetting, "probability"> & { readonly probability?: number }) {
  const sent: number[] = [];
  const missed: number[] = [];
  let refuses = false;
  const plain: NotingPublisher = {
    connected: true,
    publish: async (_topic, payload) => {
      if (refuses) throw new Error("refused");
      sent.push(seqOf(payload));
    },
    missed: (_topic, payload) => void missed.push(seqOf(payload)),
    onChange: () => () => undefined,
    onLeave: () => () => undefined,
    isHere: () => true,
    peopleAt: async () => new Set(),
  };
  const faults = createEventFaults(() => 1);
  faults.add({ probability: 1, ...setting });
  const publisher = disturbedPublisher(plain, faults);
  const publish = (seq: number, topic: Topic = LOT) => publisher.publish(topic, { seq });
  return { faults, publish, sent, missed, refuse: (yes: boolean) => (refuses = yes) };
}

it("drops the next event alone, and lets the heartbeat know its position", async () => {
  const { faults, publish, sent, missed } = setUp({ topic: LOT, effect: "drop", times: 1 });
  for (const seq of [1, 2]) await publish(seq);
  expect([sent, missed, faults.list()]).toEqual([[2], [1], []]);
});

it("leaves other topics alone", async () => {
  const { publish, sent } = setUp({ topic: "auction.lot.*", effect: "drop" });
  await publish(1, lotTopic(8));
  await publish(2, userTopic(8));
  await publish(3, "auction.lots");
  expect(sent).toEqual([2, 3]);
});

it("delays events in their order", async () => {
  const { publish, sent } = setUp({ topic: LOT, effect: "delay", delay_ms: 800 });
  await publish(1);
  await vi.advanceTimersByTimeAsync(500);
  await publish(2);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(300);
  expect(sent).toEqual([1]);
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toEqual([1, 2]);
});

it("sends an event twice", async () => {
  const { faults, publish, sent } = setUp({ topic: LOT, effect: "double" });
  await publish(1);
  expect([sent, faults.list()[0]?.hits]).toEqual([[1, 1], 1]);
});

it("sends an event after the next one of its topic", async () => {
  const { publish, sent } = setUp({ topic: LOT, effect: "reorder" });
  await publish(1);
  await publish(9, lotTopic(8));
  await publish(2);
  await publish(3);
  await publish(4);
  expect(sent).toEqual([9, 2, 1, 4, 3]);
});

it("sends a reordered event after five seconds without a next one, once", async () => {
  const { publish, sent } = setUp({ topic: LOT, effect: "reorder", times: 1 });
  await publish(1);
  await vi.advanceTimersByTimeAsync(5_000);
  await publish(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual([1, 2]);
});

it("sends held events at once when the faults are cleared", async () => {
  const { faults, publish, sent } = setUp({ topic: LOT, effect: "delay", delay_ms: 60_000 });
  await publish(1);
  await publish(2);
  expect(faults.clear()).toBe(1);
  expect([sent, vi.getTimerCount()]).toEqual([[1, 2], 0]);
});

it("lets the heartbeat know a held event that the router refuses", async () => {
  const { publish, missed, refuse } = setUp({ topic: LOT, effect: "delay", delay_ms: 10 });
  await publish(1);
  refuse(true);
  await vi.advanceTimersByTimeAsync(10);
  expect(missed).toEqual([1]);
});

it("hits the same share of events with the same seed", async () => {
  const runs = [0, 1].map(() => setUp({ topic: LOT, effect: "drop", probability: 0.3 }));
  for (const { publish } of runs) for (let seq = 1; seq <= 200; seq++) await publish(seq);
  expect(runs[0]?.missed).toEqual(runs[1]?.missed);
  expect(runs[0]?.missed.length).toBeGreaterThan(40);
  expect(runs[0]?.missed.length).toBeLessThan(80);
});
