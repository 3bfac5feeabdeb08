/** Tests of `in-flight.ts`. */
import { expect, it, vi } from "vitest";
import { createInFlight } from "./in-flight.ts";

it("counts unanswered commands received before an instant, lot by lot", () => {
  const inFlight = createInFlight();
  const answered = inFlight.begin(1, 1_000);
  inFlight.begin(1, 2_000);
  inFlight.begin(2, 1_000);
  expect(inFlight.receivedBefore(1, 2_000)).toBe(1);
  expect(inFlight.receivedBefore(1, 2_001)).toBe(2);
  answered();
  expect(inFlight.receivedBefore(1, 2_001)).toBe(1);
  expect(inFlight.receivedBefore(3, 9_999)).toBe(0);
});

it("lets commands end in any order", () => {
  const inFlight = createInFlight();
  const ends = [1, 2, 3, 1, 2].map((lot) => inFlight.begin(lot, 1_000));
  const left = () => [1, 2, 3].map((lot) => inFlight.receivedBefore(lot, 2_000));
  expect(left()).toEqual([2, 2, 1]);
  for (const at of [1, 4, 0]) ends[at]?.();
  expect(left()).toEqual([1, 0, 1]);
  for (const at of [2, 3]) ends[at]?.();
  expect(left()).toEqual([0, 0, 0]);
});

it("notifies the closing job as soon as the last command received in time is answered", async () => {
  const inFlight = createInFlight();
  const first = inFlight.begin(1, 900);
  const second = inFlight.begin(1, 999);
  inFlight.begin(1, 1_000);
  const judged = vi.fn<(value: boolean) => void>();
  const verdict = inFlight.judged(1, 1_000, 5_000).then(judged);
  first();
  await Promise.resolve();
  expect(judged).not.toHaveBeenCalled();
  second();
  await verdict;
  expect(judged).toHaveBeenCalledWith(true);
});

it("does not wait when nothing is in flight, and gives up after the time limit", async () => {
  const inFlight = createInFlight();
  expect(await inFlight.judged(1, 1_000, 5_000)).toBe(true);
  inFlight.begin(1, 500);
  expect(await inFlight.judged(1, 1_000, 5)).toBe(false);
});

it("lists the keys of commands in progress, each for its own user", () => {
  const inFlight = createInFlight();
  const first = inFlight.beginKey(1, "a-key");
  const second = inFlight.beginKey(1, "a-key");
  expect([inFlight.hasKey(1, "a-key"), inFlight.hasKey(2, "a-key")]).toEqual([true, false]);
  first();
  expect(inFlight.hasKey(1, "a-key")).toBe(true);
  second();
  expect(inFlight.hasKey(1, "a-key")).toBe(false);
});
