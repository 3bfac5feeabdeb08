/** Tests of `grouped.ts`. */
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { grouped } from "./grouped.ts";

it("a whole number is grouped like Intl groups it", () => {
  const intl = new Intl.NumberFormat("en-US");
  fc.assert(
    fc.property(fc.nat(), (amount) => {
      expect(grouped(amount)).toBe(intl.format(amount));
    }),
  );
  for (const amount of [0, 7, 999, 1_000, 99_999, 100_000, 1_000_000, 2 ** 53 - 1])
    expect(grouped(amount)).toBe(intl.format(amount));
});
