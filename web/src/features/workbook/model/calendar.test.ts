import { describe, expect, it } from "vitest";
import { today } from "./calendar.ts";
import type { LotCard, MyCard, SaleCard } from "./queries.ts";

/** 24 Nov 2026, 14:00 in Dubai. */
const NOW = Date.parse("2026-11-24T10:00:00.000Z");
const lot = (id: number, opens: string, end: string) =>
  ({ id_auction: id, title: `Lot ${id}`, live: { opens, end, status: "active" } }) as LotCard;
const none = { lots: [], offers: [], won: [], decisions: [] };

describe("the reader's calendar of today", () => {
  it("has lots that open or end before midnight in Dubai, by time, without past ones", () => {
    const lots = [
      lot(1, "2026-11-20T10:00:00.000Z", "2026-11-24T19:59:59.000Z"),
      lot(2, "2026-11-24T12:00:00.000Z", "2026-11-26T12:00:00.000Z"),
      lot(3, "2026-11-20T10:00:00.000Z", "2026-11-24T20:00:00.000Z"),
      lot(4, "2026-11-20T10:00:00.000Z", "2026-11-24T09:59:00.000Z"),
    ];
    expect(today({ ...none, lots }, NOW).map(({ id, what }) => [id, what])).toEqual([
      [2, "opens"],
      [1, "ends"],
    ]);
  });

  it("has offers to answer today", () => {
    const at = "2026-11-24T15:00:00.000Z";
    const offers = [{ lot: lot(8, at, at), offer: { until: at } }] as MyCard[];
    expect(today({ ...none, offers }, NOW)).toMatchObject([{ id: 8, what: "answer" }]);
  });

  it("has payments and decisions that are due today", () => {
    const at = "2026-11-24T15:00:00.000Z";
    const won = [
      { lot: lot(5, at, at), settlement: { state: "due", due: at } },
      { lot: lot(6, at, at), settlement: { state: "paid", due: at } },
    ] as MyCard[];
    const decisions = [{ lot: lot(7, at, at), decision_until: "2026-11-24T16:00:00.000Z" }] as SaleCard[];
    expect(today({ ...none, won, decisions }, NOW).map(({ id, what }) => [id, what])).toEqual([
      [5, "pay"],
      [7, "decide"],
    ]);
  });
});
