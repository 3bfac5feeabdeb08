import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { nextFrame } from "./next-frame.ts";

const press = vi.hoisted(() => {
  const heard: (() => void)[] = [];
  Object.assign(globalThis, {
    document: {},
    addEventListener: (_: string, act: () => void) => heard.push(act),
  });
  return () => heard[0]?.();
});

const FRAME = 16;
let costs = 0;
let spent = 0;
let day = 0;

beforeEach(() => {
  // Each begins on another day: a rest of the one before is long over.
  day += 86_400_000;
  vi.useFakeTimers({ now: day });
  costs = 0;
  vi.stubGlobal("document", { visibilityState: "visible" });
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => setTimeout(run, FRAME));
  // What drawing a frame takes passes while its jobs run.
  vi.spyOn(performance, "now").mockImplementation(() => Date.now() + spent);
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const draw = (seen: string[], what: string) =>
  nextFrame(() => {
    seen.push(what);
    spent += costs;
  });

it("draws all that came within a frame together", () => {
  const seen: string[] = [];
  draw(seen, "one");
  draw(seen, "two");
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(FRAME);
  expect(seen).toEqual(["one", "two"]);
  draw(seen, "three");
  vi.advanceTimersByTime(FRAME);
  expect(seen).toEqual(["one", "two", "three"]);
});

it("rests three times as long as it drew, where that took longer than a frame", () => {
  const seen: string[] = [];
  costs = 60;
  draw(seen, "one");
  vi.advanceTimersByTime(FRAME + 1);
  draw(seen, "two");
  vi.advanceTimersByTime(2 * FRAME);
  expect(seen).toEqual(["one"]);
  vi.advanceTimersByTime(120);
  expect(seen).toEqual(["one"]);
  vi.advanceTimersByTime(60);
  expect(seen).toEqual(["one", "two"]);
});

it("answers a press before it draws what others do, where that is slow", () => {
  const seen: string[] = [];
  costs = 60;
  draw(seen, "one");
  vi.advanceTimersByTime(400);
  draw(seen, "two");
  press();
  vi.advanceTimersByTime(100);
  expect(seen).toEqual(["one"]);
  vi.advanceTimersByTime(FRAME);
  expect(seen).toEqual(["one", "two"]);
});

it("draws what others do, however often somebody presses", () => {
  const seen: string[] = [];
  costs = 60;
  draw(seen, "one");
  vi.advanceTimersByTime(400);
  draw(seen, "two");
  for (let time = 0; time < 350; time += 25) {
    press();
    vi.advanceTimersByTime(25);
  }
  expect(seen).toEqual(["one", "two"]);
});

it("takes a press as it comes where drawing is fast", () => {
  const seen: string[] = [];
  draw(seen, "one");
  vi.advanceTimersByTime(400);
  draw(seen, "two");
  press();
  vi.advanceTimersByTime(FRAME);
  expect(seen).toEqual(["one", "two"]);
});

it("takes events four times a second in a tab that nobody sees", () => {
  const seen: string[] = [];
  vi.stubGlobal("document", { visibilityState: "hidden" });
  draw(seen, "one");
  vi.advanceTimersByTime(249);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(["one"]);
});
