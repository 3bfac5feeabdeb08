import { expect, it } from "vitest";
import { readyAmounts } from "./ready-amounts.ts";

it.each([
  [7_200, [7_200, 10_000, 20_000]],
  [10_000, [10_000, 20_000, 50_000]],
  [600_000, [600_000, 1_000_000]],
  [2_000_000, [2_000_000]],
])("of a missing amount of %d are %j", (missing, amounts) => {
  expect(readyAmounts(missing)).toEqual(amounts);
});
