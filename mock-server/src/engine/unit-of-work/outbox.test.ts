/** Tests of `outbox.ts`. */
import { expect, it } from "vitest";
import { rangesOf } from "./outbox.ts";

it("acknowledged commits are deleted in ranges, in any order of acknowledgement", () => {
  expect(rangesOf([7, 1, 3, 2, 9, 8])).toEqual([
    [1, 3],
    [7, 9],
  ]);
  expect(rangesOf([])).toEqual([]);
});
