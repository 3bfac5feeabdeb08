import { expect, it, beforeEach, describe } from "vitest";
import { untilNextLook, createServerClock, type ServerClock } from "./clock.ts";

const NOW = 1_700_000_000_000;

it("updates clocks five times a second", () => {
  expect(untilNextLook(NOW, [])).toBe(200);
});

it("updates them at each whole second before an end with a countdown", () => {
  expect(untilNextLook(NOW, [NOW + 61_130])).toBe(130);
  expect(untilNextLook(NOW, [NOW + 61_730])).toBe(200);
  expect(untilNextLook(NOW, [NOW + 61_130, NOW + 5_080])).toBe(80);
});

it("continues from the whole second of its last update", () => {
  expect(untilNextLook(NOW, [NOW + 61_000])).toBe(200);
});

it("never updates before the whole second", () => {
  expect(untilNextLook(NOW + 0.7, [NOW + 61_130])).toBe(130);
});

it("updates at most fifty times a second, past an end and with many ends", () => {
  expect(untilNextLook(NOW, [NOW - 870])).toBe(130);
  expect(untilNextLook(NOW, [NOW + 61_003])).toBe(20);
});

const START = 1_700_000_000_000;
let mono: number;
let wall: number;
let clock: ServerClock;

/** Advances both local clocks. */
function pass(ms: number) {
  mono += ms;
  wall += ms;
}

beforeEach(() => {
  mono = 1_000;
  wall = START + 3_600_000;
  clock = createServerClock(
    () => mono,
    () => wall,
  );
});

describe("the server's clock", () => {
  it("is followed, however wrong the local clock is", () => {
    clock.sample(START, 1);
    pass(250);
    expect(clock.now()).toBe(START + 250);
  });

  it("takes the sample with the least delay", () => {
    clock.sample(START - 80, 1);
    pass(2_000);
    clock.sample(START + 2_000 - 5, 1);
    pass(2_000);
    clock.sample(START + 4_000 - 300, 1);
    expect(clock.now()).toBe(START + 4_000 - 5);
  });

  it("forgets a sample after a minute", () => {
    clock.sample(START, 1);
    pass(61_000);
    clock.sample(START + 61_000 - 40, 1);
    expect(clock.now()).toBe(START + 61_000 - 40);
  });

  it("ignores a change of the local clock", () => {
    clock.sample(START, 1);
    wall += 86_400_000;
    mono += 100;
    expect(clock.now()).toBe(START + 100);
  });

  it("is set again after a sleep in which the monotonic clock stopped", () => {
    clock.sample(START, 1);
    wall += 600_000;
    clock.sample(START + 600_000 - 20, 1);
    expect(clock.now()).toBe(START + 600_000 - 20);
  });

  it("stops while it is frozen, and follows a move, also backwards", () => {
    clock.sample(START, 0);
    pass(5_000);
    expect(clock.now()).toBe(START);
    clock.sample(START - 7_200_000, 1);
    pass(1_000);
    expect(clock.now()).toBe(START - 7_200_000 + 1_000);
  });
});
