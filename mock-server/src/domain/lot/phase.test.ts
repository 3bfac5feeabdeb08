/** Tests of `phase.ts`. */
import { describe, expect, it } from "vitest";
import type { LotStatus } from "./lot.ts";
import { myStatusOf, phaseOf, type MyStatus, type Phase } from "./phase.ts";

const OPENS = 1_000;
const ENDS = 2_000;

describe("The phase of a lot", () => {
  it.each<[LotStatus, number, Phase]>([
    ["active", OPENS - 1, "upcoming"],
    ["active", OPENS, "open"],
    ["active", ENDS - 1, "open"],
    ["active", ENDS, "judging"],
    ["inProgress", ENDS + 1, "open"],
    ["finished", ENDS, "judging"],
    ["summarizing", ENDS, "awaiting_decision"],
    ["sold", ENDS, "sold"],
    ["notSold", ENDS, "not_sold"],
    ["draft", OPENS, "upcoming"],
    ["moderation", OPENS, "upcoming"],
  ])("of a lot that is %s at %i is %s", (status, now, phase) => {
    expect(phaseOf({ status, opensAt: OPENS, endsAt: ENDS, lane: null }, now)).toBe(phase);
  });

  it("is upcoming in a lane until its turn, whatever its own times are", () => {
    const lane = { queueId: 1, bids: "maxima" as const, finalCall: false, closesAt: null, paused: null };
    expect(phaseOf({ status: "active", opensAt: OPENS, endsAt: ENDS, lane }, ENDS)).toBe("upcoming");
  });
});

describe("A bidder's status on a lot", () => {
  // @proves 4.status.my-bid-leading
  // @proves 4.status.my-bid-outbid
  // @proves 4.status.my-bid-awaiting-decision
  // @proves 4.status.my-bid-won
  // @proves 4.status.my-bid-not-won
  it.each<[LotStatus, MyStatus, MyStatus]>([
    ["active", "leading", "outbid"],
    ["inProgress", "leading", "outbid"],
    ["finished", "leading", "outbid"],
    ["summarizing", "awaiting_decision", "not_won"],
    ["sold", "won", "not_won"],
    ["notSold", "not_won", "not_won"],
  ])("on a lot that is %s is %s to its leader and %s to the others", (status, leader, other) => {
    expect(myStatusOf({ status, leaderId: 7 }, 7, true)).toBe(leader);
    expect(myStatusOf({ status, leaderId: 7 }, 8, true)).toBe(other);
  });

  it("is none for a person without bids", () => {
    expect(myStatusOf({ status: "active", leaderId: 7 }, 8, false)).toBe("none");
    expect(myStatusOf({ status: "sold", leaderId: null }, 8, false)).toBe("none");
  });
});
