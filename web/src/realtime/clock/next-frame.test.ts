import { afterEach, beforeEach, expect, it, vi } from "vitest";

type NextFrame = (typeof import("./next-frame.ts"))["nextFrame"];
/** The module as on a new page: the speed of the machine is not known. */
let nextFrame: NextFrame;
let drawsSlowly: () => boolean;

const press = vi.hoisted(() => {
  const listeners: (() => void)[] = [];
  Object.assign(globalThis, {
    document: {},
    addEventListener: (_: string, act: () => void) => listeners.push(act),
  });
  return () => listeners.forEach((act) => act());
});

const FRAME = 16;
let costs = 0;
let spent = 0;

beforeEach(async () => {
  vi.resetModules();
  ({ nextFrame, drawsSlowly } = await import("./next-frame.ts"));
  vi.useFakeTimers({ now: 0 });
  spent = 0;
  costs = 0;
  vi.stubGlobal("document", { visibilityState: "visible" });
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => setTimeout(run, FRAME));
  // The time of a draw passes while its jobs run.
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

/** Draws something quick, long ago. */
function provenFast() {
  draw([], "something");
  vi.advanceTimersByTime(5_000);
}

it("draws all changes of one frame together", () => {
  const seen: string[] = [];
  provenFast();
  draw(seen, "one");
  draw(seen, "two");
  vi.advanceTimersByTime(FRAME - 1);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(["one", "two"]);
  draw(seen, "three");
  vi.advanceTimersByTime(FRAME);
  expect(seen).toEqual(["one", "two", "three"]);
});

it("draws the first change at once, and the next one in the following frame", () => {
  const seen: string[] = [];
  draw(seen, "one");
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(["one"]);
  draw(seen, "two");
  vi.advanceTimersByTime(FRAME - 1);
  expect(seen).toEqual(["one"]);
  vi.advanceTimersByTime(3 * FRAME);
  expect(seen).toEqual(["one", "two"]);
});

it("computes the changes outside the frame, where both are too much for one frame", () => {
  const seen: string[] = [];
  costs = 60;
  draw(seen, "one");
  vi.advanceTimersByTime(500);
  vi.stubGlobal("requestAnimationFrame", () => {});
  draw(seen, "two");
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(["one", "two"]);
});

it("rests three times as long as a draw that took longer than a frame", () => {
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

it("draws the answer to a press before the changes of others, on a slow machine", () => {
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

it("draws the changes of others, however often a person presses", () => {
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

it("draws the answer to a press first on a machine of unknown speed", () => {
  const seen: string[] = [];
  press();
  draw(seen, "one");
  vi.advanceTimersByTime(90);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(10 + FRAME);
  expect(seen).toEqual(["one"]);
});

it("draws a press in its order on a fast machine", () => {
  const seen: string[] = [];
  provenFast();
  draw(seen, "one");
  press();
  vi.advanceTimersByTime(FRAME);
  expect(seen).toEqual(["one"]);
});

it("applies events four times a second in a hidden tab", () => {
  const seen: string[] = [];
  vi.stubGlobal("document", { visibilityState: "hidden" });
  draw(seen, "one");
  vi.advanceTimersByTime(249);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(["one"]);
});

it("calls a machine slow after a draw that took longer than a frame, and quick after the next short one", () => {
  expect(drawsSlowly()).toBe(false);
  costs = 60;
  draw([], "much");
  vi.advanceTimersByTime(1_000);
  expect(drawsSlowly()).toBe(true);
  costs = 0;
  draw([], "little");
  vi.advanceTimersByTime(1_000);
  expect(drawsSlowly()).toBe(false);
});
