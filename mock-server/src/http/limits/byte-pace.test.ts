import { expect, it } from "vitest";
import { createBytePace } from "./byte-pace.ts";

/** A pace of 100 bytes a millisecond with a burst of 1,000, and its clock. */
function setUp() {
  const clock = { now: 5_000 };
  return { clock, pace: createBytePace(100, 1_000, () => clock.now) };
}

it("lets a small body through at once", () => {
  const { pace } = setUp();
  expect(pace.take(400)).toBe(0);
  expect(pace.take(600)).toBe(0);
});

it("lets large bodies wait until their bytes are due", () => {
  const { clock, pace } = setUp();
  expect(pace.take(1_500)).toBe(5);
  expect(pace.take(500)).toBe(10);
  clock.now += 10;
  expect(pace.take(300)).toBe(3);
});

it("saves no more than one burst while nobody sends", () => {
  const { clock, pace } = setUp();
  pace.take(1_000);
  clock.now += 60_000;
  expect(pace.take(1_200)).toBe(2);
});
