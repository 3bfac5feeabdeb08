/** Tests of `ends.ts`. */
import { expect, it } from "vitest";
import { Ends } from "./ends.ts";

const lots = [
  { id: 1, endsAt: 30 },
  { id: 3, endsAt: 10 },
  { id: 2, endsAt: 10 },
];

it("ends are taken in order, the lower id first, and only when due", () => {
  const ends = new Ends(lots);
  const taken = [ends.take(9), ends.take(10), ends.take(10), ends.take(10), ends.take(99), ends.take(99)];
  expect(taken.map((end) => end?.lotId ?? null)).toEqual([null, 2, 3, null, 1, null]);
});

it("a lot that is added again is taken at its new end", () => {
  const ends = new Ends(lots);
  ends.put({ lotId: 4, endsAt: 20 });
  ends.put({ lotId: 5, endsAt: 99 });
  ends.put({ lotId: 6, endsAt: 5 });
  const order = Array.from({ length: 6 }, () => ends.take(100)?.lotId);
  expect(order).toEqual([6, 2, 3, 4, 1, 5]);
});
