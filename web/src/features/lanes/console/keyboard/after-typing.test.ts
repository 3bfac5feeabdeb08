import { expect, test } from "vitest";
import { TAIL_MS, TypingTail } from "./after-typing.ts";

test("letters after a field that closed during typing are no controls", () => {
  const tail = new TypingTail();
  const field = { isConnected: true };
  tail.typed(field, "t", 1_000);
  field.isConnected = false;

  expect(tail.swallows(1_200)).toBe(true);
  expect(tail.swallows(1_200 + TAIL_MS - 1)).toBe(true);
  // After a pause the next key counts.
  expect(tail.swallows(1_200 + 2 * TAIL_MS)).toBe(false);
  expect(tail.swallows(1_200 + 2 * TAIL_MS + 10)).toBe(false);
});

test("a field that is still there, or was left with Enter or Escape, swallows no keys", () => {
  const tail = new TypingTail();
  tail.typed({ isConnected: true }, "t", 1_000);
  expect(tail.swallows(1_100)).toBe(false);
  for (const key of ["Enter", "Escape"]) {
    tail.typed({ isConnected: false }, "t", 1_000);
    tail.typed({ isConnected: false }, key, 1_050);
    expect(tail.swallows(1_100)).toBe(false);
  }
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
  tail.typed({ isConnected: false }, "t", 1_000);
  expect(tail.swallows(1_100, true)).toBe(true);
});
