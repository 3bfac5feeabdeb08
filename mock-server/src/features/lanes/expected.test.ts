/** Tests of `expected.ts`: no lane that goes on, or that has not begun, is expected to be over already. */
import { expect, it } from "vitest";
import { expectedEnd, type Remaining } from "./expected.ts";

const NOW = Date.UTC(2026, 10, 29, 6, 0, 0);
const MINUTE = 60_000;
const timers = {
  betweenMs: 5_000,
  waitingMs: 30_000,
  loweredMs: 20_000,
  runningMs: 15_000,
  finalCallMs: 10_000,
  cardMs: 10_000,
} as Remaining["timers"];
const lane = (facts: Partial<Remaining>): Remaining => ({
  status: "scheduled",
  startsAt: NOW + 60 * MINUTE,
  timers,
  current: null,
  pending: 4,
  ...facts,
});

it.each([
  ["a draft for later", { status: "draft" }, NOW + 60 * MINUTE],
  ["a draft whose start has passed", { status: "draft", startsAt: NOW - 300 * MINUTE }, NOW],
  ["a draft that starts now", { status: "draft", startsAt: NOW }, NOW],
  ["a scheduled lane", {}, NOW + 60 * MINUTE],
  ["a scheduled lane that waits for its auctioneer", { startsAt: NOW - 20 * MINUTE }, NOW],
  ["a draft of one lot from yesterday", { status: "draft", startsAt: NOW - 1_440 * MINUTE, pending: 1 }, NOW],
] as const)("%s is over after its lots, counted from the later of its start and now", (_, facts, from) => {
  const end = expectedEnd(lane(facts), NOW)!;
  const one = expectedEnd(lane({ ...facts, pending: 1 }), NOW)! - from;
  expect(end - from).toBe(one * lane(facts).pending);
  expect(end).toBeGreaterThan(NOW);
});

it.each([
  ["finished", { status: "finished" }],
  ["cancelled", { status: "cancelled" }],
  ["without lots", { pending: 0 }],
] as const)("a lane that is %s has no expected end", (_, facts) => {
  expect(expectedEnd(lane(facts), NOW)).toBeNull();
});
