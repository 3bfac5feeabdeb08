import { afterEach, beforeEach, expect, it, vi } from "vitest";

type NextFrame = (typeof import("./next-frame.ts"))["nextFrame"];
/** As a page has it that has just been opened: nothing is known of the machine. */
let nextFrame: NextFrame;

const press = vi.hoisted(() => {
  const heard: (() => void)[] = [];
  Object.assign(globalThis, {
    document: {},
    addEventListener: (_: string, act: () => void) => heard.push(act),
  });
  return () => heard.forEach((act) => act());
});

const FRAME = 16;
let costs = 0;
let spent = 0;

beforeEach(async () => {
  vi.resetModules();
  ({ nextFrame } = await import("./next-frame.ts"));
  vi.useFakeTimers({ now: 0 });
  spent = 0;
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

/** Something quick is drawn, and long over. */
function provenFast() {
  draw([], "something");
  vi.advanceTimersByTime(5_000);
}

it("draws all that came within a frame together", () => {
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

it("draws what comes first at once, and what comes next with the frame after that", () => {
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

it("works out what is drawn apart from its frame, where both are too much for one", () => {
  const seen: string[] = [];
  costs = 60;
  draw(seen, "one");
  vi.advanceTimersByTime(500);
  vi.stubGlobal("requestAnimationFrame", () => {});
  draw(seen, "two");
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(["one", "two"]);
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

it("answers a press first on a machine that is not known yet", () => {
  const seen: string[] = [];
  press();
  draw(seen, "one");
  vi.advanceTimersByTime(90);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(10 + FRAME);
  expect(seen).toEqual(["one"]);
});

it("takes a press as it comes where drawing is fast", () => {
  const seen: string[] = [];
  provenFast();
  draw(seen, "one");
  press();
  vi.advanceTimersByTime(FRAME);
  expect(seen).toEqual(["one"]);
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
