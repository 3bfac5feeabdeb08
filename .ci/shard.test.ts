/** The parts of several machines. */
import { expect, it } from "vitest";
import { readShard, shareOf } from "./shard.ts";

it("three machines together run each step once", () => {
  const steps = ["a", "b", "c", "d", "e"];
  const shares = ["1/3", "2/3", "3/3"].map((text) => shareOf(steps, readShard(text)));
  expect(shares).toEqual([["a", "d"], ["b", "e"], ["c"]]);
});

it("one machine alone runs everything", () => {
  expect(shareOf(["a", "b"], readShard())).toEqual(["a", "b"]);
});

it.each(["0/3", "4/3", "2", "two/three", ""])("%j is no part", (text) => {
  expect(() => readShard(text)).toThrow("CI_SHARD is a part such as 2/3");
});
