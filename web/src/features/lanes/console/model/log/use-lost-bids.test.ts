import { describe, expect, it } from "vitest";
import { deskLog } from "./log-model.ts";
import { lostWords, newestLost, unseen } from "./use-lost-bids.ts";

const at = (second: number) => `2026-11-24T10:00:0${second}.000Z`;

describe("bids that did not count", () => {
  it("show until the auctioneer has seen them, and count only new ones", () => {
    expect(lostWords({ late: 0, missed: 0 })).toBeNull();
    expect(lostWords({ late: 2, missed: 1 })).toBe("2 late bids · 1 bid in pauses");
    expect(lostWords(unseen({ late: 2, missed: 1 }, { late: 2, missed: 1 }))).toBeNull();
    expect(lostWords(unseen({ late: 2, missed: 4 }, { late: 2, missed: 1 }))).toBe("3 bids in pauses");
  });

  it("are all new when the server starts again and counts from 0", () => {
    expect(unseen({ late: 1, missed: 0 }, { late: 4, missed: 7 })).toEqual({ late: 1, missed: 0 });
  });

  it("are in the log, which shows the newest; a bid that was too low is none of them", () => {
    const refusal = { id_auction: 12, mark: "Bidder 2", amount: 20_000, late_ms: null };
    const lines = deskLog(
      [],
      [
        { ...refusal, at: at(3), why: "too_low" },
        { ...refusal, at: at(2), why: "missed" },
        { ...refusal, at: at(1), why: "late", late_ms: 410 },
      ],
      new Map(),
      12,
    );
    expect(lines.find(({ key }) => key === newestLost(lines))?.at).toBe(at(2));
    expect(newestLost(lines.slice(0, 1))).toBeNull();
  });
});
