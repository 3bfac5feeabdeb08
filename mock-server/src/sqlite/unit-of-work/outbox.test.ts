import { expect, it } from "vitest";
import { rangesOf } from "./outbox.ts";

it("acknowledged commits are dropped in runs, whatever the order they came in", () => {
  expect(rangesOf([7, 1, 3, 2, 9, 8])).toEqual([
    [1, 3],
    [7, 9],
  ]);
  expect(rangesOf([])).toEqual([]);
});
