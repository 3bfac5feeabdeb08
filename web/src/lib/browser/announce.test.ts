import { afterEach, beforeEach, expect, it, vi } from "vitest";

let announce: (typeof import("./announce.ts"))["announce"];
let said: string[];

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  const fresh = await import("./announce.ts");
  ({ announce } = fresh);
  said = [];
  fresh.onAnnounce((text, politeness) => said.push(`${politeness}: ${text}`));
});
afterEach(() => vi.useRealTimers());

it("says one polite text in five seconds, the newest", () => {
  announce("one");
  vi.advanceTimersByTime(10);
  announce("two");
  announce("three");
  vi.advanceTimersByTime(4_900);
  expect(said).toEqual(["polite: one"]);
  vi.advanceTimersByTime(100);
  expect(said).toEqual(["polite: one", "polite: three"]);
});

it("says an assertive text at once", () => {
  announce("one");
  announce("now", "assertive");
  expect(said).toEqual(["assertive: now"]);
});

it("never lets news of others take the place of a reader's own state, nor delay it", () => {
  announce("126,000", "news");
  vi.advanceTimersByTime(10);
  announce("You lead");
  announce("127,000", "news");
  vi.advanceTimersByTime(10);
  expect(said).toEqual(["polite: 126,000", "polite: You lead"]);
  announce("128,000", "news");
  announce("129,000", "news");
  vi.advanceTimersByTime(5_000);
  expect(said.slice(2)).toEqual(["polite: 129,000"]);
});
