import { expect, it } from "vitest";
import { oneTimePassword } from "./one-time.ts";

it("is four groups of four letters that are hard to confuse", () => {
  expect(oneTimePassword()).toMatch(/^[a-hj-kmnp-z2-9]{4}(-[a-hj-kmnp-z2-9]{4}){3}$/);
});

it("is different each time", () => {
  const made = Array.from({ length: 50 }, () => oneTimePassword());
  expect(new Set(made).size).toBe(50);
});
