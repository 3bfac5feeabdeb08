import { describe, expect, it } from "vitest";
import type { LotLive } from "#/realtime/lots/live-store.ts";
import { countEnded, endingSoonest } from "./use-standard-board.ts";

const NOW = Date.parse("2026-11-24T14:00:00.000Z");

/** A lot that ends in so many seconds. */
function lot(id: number, seconds: number, more: Partial<LotLive> = {}) {
  const live = {
    status: "active",
    phase: "open",
    opens: new Date(NOW - 3_600_000).toISOString(),
    end: new Date(NOW + seconds * 1_000).toISOString(),
    lane: null,
    ...more,
  } as LotLive;
  return { id, live };
}

describe("the wall screen of standard auctions", () => {
  it("shows the next to end first, as many as fit", () => {
    expect(endingSoonest([lot(1, 300), lot(2, 10), lot(3, 60), lot(4, 90)], NOW, 3, false)).toEqual([
      2, 3, 4,
    ]);
  });

  it("keeps its order for two lots with the same end", () => {
    expect(endingSoonest([lot(7, 30), lot(3, 30)], NOW, 9, false)).toEqual([3, 7]);
  });

  it("moves a lot whose end a bid has moved", () => {
    const before = [lot(1, 5), lot(2, 60)];
    expect(endingSoonest(before, NOW, 9, false)).toEqual([1, 2]);
    expect(endingSoonest([lot(1, 120), lot(2, 60)], NOW, 9, false)).toEqual([2, 1]);
  });

  it("keeps an ended lot for twenty seconds, with or without its result", () => {
    const lots = [lot(1, -5), lot(2, -19, { status: "sold", phase: "sold" }), lot(3, -21), lot(4, 40)];
    expect(endingSoonest(lots, NOW, 9, false)).toEqual([2, 1, 4]);
    expect(countEnded(lots, NOW, false)).toBe(3);
  });

  it("keeps every lot while all auctions are paused: none of them ends", () => {
    const lots = [lot(1, -5), lot(2, -600), lot(3, 40), lot(4, -30, { status: "sold", phase: "sold" })];
    expect(endingSoonest(lots, NOW, 9, true)).toEqual([2, 1, 3]);
    expect(countEnded(lots, NOW, true)).toBe(1);
  });
});
