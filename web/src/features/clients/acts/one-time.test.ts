import { expect, it } from "vitest";
import { oneTimePassword } from "./one-time.ts";

it("is four groups of four letters that nobody mistakes for one another", () => {
  expect(oneTimePassword()).toMatch(/^[a-hj-kmnp-z2-9]{4}(-[a-hj-kmnp-z2-9]{4}){3}$/);
});

it("is another one each time", () => {
  const made = Array.from({ length: 50 }, () => oneTimePassword());
  expect(new Set(made).size).toBe(50);
});
