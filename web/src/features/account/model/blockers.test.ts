import { describe, expect, it } from "vitest";
import { blockersOf, blockerWords, readBlockers } from "./blockers.ts";

const hold = { id_auction: 7, number: 20_007, title: "Car", amount: 100, why: "lead", until: null } as const;
const balance = { balance_summ: 0, balance_reserv: 0, available: 0, holds: [], epoch: "e", seq: 0 };

describe("the blockers of a deletion", () => {
  it("are none without holds and with an empty deposit", () => {
    expect(blockersOf(balance)).toEqual([]);
  });

  it("are every lot with a hold, then the deposit itself", () => {
    const open = blockersOf({ ...balance, balance_summ: 45_000, holds: [hold] });
    expect(open.map(blockerWords)).toEqual([
      "You lead lot 20007",
      "There are AED 45,000 in your deposit. Ask for a refund first",
    ]);
  });

  it("are those of the server that this build knows", () => {
    const blockers = [{ why: "selling", number: 30_001, id_auction: 9 }, { why: "moonlight" }, null];
    expect(readBlockers({ blockers }).map(blockerWords)).toEqual(["You sell lot 30001"]);
    const claims = [{ why: "claimed", number: 20_113, id_auction: 4 }];
    expect(readBlockers({ blockers: claims }).map(blockerWords)).toEqual([
      "Your claim about lot 20113 is not decided yet",
    ]);
    expect(readBlockers({})).toEqual([]);
  });
});
