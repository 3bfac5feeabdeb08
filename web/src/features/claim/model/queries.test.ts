import { expect, it } from "vitest";
import { claimQuery } from "./queries.ts";

it("a claim is read again before the links to its photos expire", () => {
  expect(claimQuery(7).refetchInterval).toBeLessThan(5 * 60_000);
});
