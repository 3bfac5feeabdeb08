/** The order of events on one link. */
import { expect, it } from "vitest";
import { Sequence } from "./sequence.ts";

it("events in order are right, also when one stands for several changes", () => {
  const sequence = new Sequence(4);
  expect([sequence.take(4, 5), sequence.take(5, 8), sequence.take(8, 9)]).toEqual(["next", "next", "next"]);
  expect([sequence.seq, sequence.lost]).toEqual([9, 0]);
});

it("a missing event is lost until it comes late", () => {
  const sequence = new Sequence(4);
  expect(sequence.take(6, 7)).toBe("gap");
  expect(sequence.lost).toBe(1);
  expect(sequence.take(4, 6)).toBe("late");
  expect([sequence.seq, sequence.lost]).toEqual([7, 0]);
});

it("the same event twice is one too many", () => {
  const sequence = new Sequence(4);
  sequence.take(4, 5);
  expect(sequence.take(4, 5)).toBe("again");
});

it("the state includes an event that was in transit while it was read", () => {
  const sequence = new Sequence(9);
  expect(sequence.take(6, 7)).toBe("next");
  expect(sequence.seq).toBe(9);
});

it("reading the state again makes up for a broken link, not for earlier missing events", () => {
  const sequence = new Sequence(4);
  sequence.take(5, 6);
  sequence.restart(20);
  expect([sequence.seq, sequence.lost]).toEqual([20, 1]);
  expect([sequence.take(18, 19), sequence.take(20, 21)]).toEqual(["next", "next"]);
  expect(sequence.lost).toBe(1);
});
