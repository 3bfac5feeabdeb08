import { expect, test } from "vitest";
import { TAIL_MS, TypingTail } from "./after-typing.ts";

test("letters after a field that lost the focus during typing are no controls", () => {
  const tail = new TypingTail();
  tail.typed("t", 1_000);

  expect(tail.swallows(1_200)).toBe(true);
  expect(tail.swallows(1_200 + TAIL_MS - 1)).toBe(true);
  // After a pause the next key counts.
  expect(tail.swallows(1_200 + 2 * TAIL_MS)).toBe(false);
  expect(tail.swallows(1_200 + 2 * TAIL_MS + 10)).toBe(false);
});

test("a field that a person left with Enter, Escape or Tab swallows no keys", () => {
  const tail = new TypingTail();
  for (const key of ["Enter", "Escape", "Tab"]) {
    tail.typed("t", 1_000);
    tail.typed(key, 1_050);
    expect(tail.swallows(1_100)).toBe(false);
  }
});

test("a field that a person left with the pointer swallows no keys", () => {
  const tail = new TypingTail();
  tail.typed("t", 1_000);
  tail.left();
  expect(tail.swallows(1_100)).toBe(false);
});

test("letters after a message that was refused are no controls, but A may ask again", () => {
  const tail = new TypingTail();
  tail.refused(1_000);
  expect(tail.swallows(1_100)).toBe(true);
  expect(tail.swallows(1_200, true)).toBe(false);
  expect(tail.swallows(1_100 + 2 * TAIL_MS)).toBe(false);
});

test("A does not open a message in the middle of another text", () => {
  const tail = new TypingTail();
  tail.typed("t", 1_000);
  expect(tail.swallows(1_100, true)).toBe(true);
});
