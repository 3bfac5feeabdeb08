/** Tests of `bid-history.ts`. */
import { describe, expect, it } from "vitest";
import { causeFor } from "./bid-history.ts";
import { A, auction, B } from "../test-support/auction.ts";

function duel() {
  const { placed, room } = auction();
  placed(A, "max", 26_000);
  placed(B, "exact", 24_000);
  placed(B, "max", 30_000);
  return room.rows(1).filter(({ kind }) => !kind.startsWith("proxy"));
}

describe("the causes in the history", () => {
  it("name the reason, in words fit for everyone", () => {
    expect(duel().map((row) => causeFor(row, null))).toEqual([
      "First bid",
      "24,000 was reached first by a stored maximum",
      "A stored maximum answers 24,000",
      "The stored maximum was reached",
      "Above the stored maximum of 26,000",
    ]);
  });
  it("address the bidder in the bidder's own row", () => {
    expect(duel().map((row) => causeFor(row, A))).toEqual([
      "First bid",
      "24,000 was reached first by a stored maximum",
      "Your stored maximum answers 24,000",
      "Your stored maximum was reached",
      "Above the stored maximum of 26,000",
    ]);
    expect(causeFor(duel()[1]!, B)).toBe("Your 24,000 was reached first by a stored maximum");
  });
});
