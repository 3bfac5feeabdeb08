import { expect, it } from "vitest";
import { Sequence } from "./sequence.ts";

it("events that follow each other are as they should be, also when one stands for several changes", () => {
  const sequence = new Sequence(4);
  expect([sequence.take(4, 5), sequence.take(5, 8), sequence.take(8, 9)]).toEqual(["next", "next", "next"]);
  expect([sequence.seq, sequence.lost]).toEqual([9, 0]);
});

it("what is missing is lost, until it comes late", () => {
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

it("an event that was under way while the state was read is in it", () => {
  const sequence = new Sequence(9);
  expect(sequence.take(6, 7)).toBe("next");
  expect(sequence.seq).toBe(9);
});

it("a state that was read anew makes up for a broken link, and not for what was missing before", () => {
  const sequence = new Sequence(4);
  sequence.take(5, 6);
  sequence.restart(20);
  expect([sequence.seq, sequence.lost]).toEqual([20, 1]);
  expect([sequence.take(18, 19), sequence.take(20, 21)]).toEqual(["next", "next"]);
  expect(sequence.lost).toBe(1);
});
