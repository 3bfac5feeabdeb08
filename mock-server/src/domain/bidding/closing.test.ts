/** Tests of `closing.ts`. */
import { describe, expect, it } from "vitest";
import { A, auction, B } from "../test-support/auction.ts";
import { SELLER } from "../test-support/room.ts";

const END = 3_600_000;
const DAY = 86_400_000;
const notDue = { ok: false, code: "NOT_DUE", details: {} };

function closed(auctioned: ReturnType<typeof auction>, now = END) {
  const outcome = auctioned.room.close(1, now);
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome;
}

describe("a standard lot at its end", () => {
  // @proves 4.status.lot-notsold
  // @proves 4.history.finished
  it("is not sold without a bid, and its seller is notified", () => {
    const lot = auction();
    expect(closed(lot)).toMatchObject({
      reply: { status: "notSold" },
      notices: [{ userId: SELLER, kind: "not_sold" }],
    });
    expect(lot.publicRows()).toEqual(["finished", "not_sold"]);
  });
  it("is sold at the visible price when there is no minimum", () => {
    const lot = auction();
    lot.placed(A, "max", 26_000);
    expect(closed(lot).reply).toEqual({ status: "sold" });
    expect(lot.lot()).toMatchObject({ status: "sold", lead: { price: 20_000, leaderId: A } });
    expect(lot.publicRows().slice(-2)).toEqual(["finished 20000", "sold 1 20000"]);
  });
  // @proves 4.status.lot-sold
  it("is sold when the minimum is reached, without the seller's consent", () => {
    const lot = auction({ reserve: 30_000 });
    lot.placed(A, "exact", 30_000);
    expect(closed(lot)).toMatchObject({
      reply: { status: "sold" },
      notices: [
        { userId: A, kind: "won" },
        { userId: SELLER, kind: "sold" },
      ],
    });
  });
  it("reduces the winner's hold to what the price needs, so that no later amount tells their maximum", () => {
    const lot = auction();
    lot.placed(A, "max", 26_000);
    expect(closed(lot)).toMatchObject({
      holds: [{ userId: A, fromFils: 520_000, toFils: 400_000 }],
      notices: [
        { userId: A, kind: "won" },
        { userId: SELLER, kind: "sold" },
        { userId: A, kind: "balance" },
      ],
    });
    expect(lot.heldAed(A)).toBe(4_000);
  });
  it("keeps the winner's hold where their maximum is the price", () => {
    const lot = auction();
    lot.placed(A, "exact", 26_000);
    expect(closed(lot).holds).toEqual([]);
    expect(lot.heldAed(A)).toBe(5_200);
  });
  // @proves 4.status.lot-summarizing
  it("awaits the seller's decision below the minimum, for its own review period from the end", () => {
    const lot = auction({ reserve: 40_000, reviewDays: 3 });
    lot.placed(A, "exact", 39_999);
    expect(closed(lot, END + 700)).toMatchObject({
      reply: { status: "summarizing" },
      lot: { status: "summarizing", reviewEndsAt: END + 3 * DAY },
      notices: [
        { userId: A, kind: "awaiting_decision" },
        { userId: SELLER, kind: "awaiting_decision" },
      ],
    });
    expect(lot.publicRows().at(-1)).toBe("finished 39999");
  });
  it("reduces the hold to the share that the price needs while the seller decides", () => {
    const lot = auction({ reserve: 40_000 });
    lot.placed(A, "max", 39_000);
    expect(closed(lot).holds).toEqual([{ userId: A, fromFils: 780_000, toFils: 400_000 }]);
    expect(lot.heldAed(A)).toBe(4_000);
  });
  it("does not close early, twice, or when a bid has just moved the end", () => {
    const lot = auction();
    expect(lot.room.close(1, END - 1)).toEqual(notDue);
    lot.placed(A, "exact", 20_000, END - 1);
    expect(lot.room.close(1, END)).toEqual(notDue);
    closed(lot, END + 120_000);
    expect(lot.room.close(1, END + 200_000)).toEqual(notDue);
  });
  it("still takes a bid received before the end and judged after it, until it is closed", () => {
    const lot = auction();
    expect(lot.bid(A, "exact", 20_000, END - 1).ok).toBe(true);
    closed(lot, END + 120_000);
    expect(lot.bid(B, "exact", 30_000, END + 120_410)).toMatchObject({ code: "LOT_CLOSED" });
  });
  it("writes its start before its end if the start is not written yet", () => {
    const lot = auction({ opened: false });
    closed(lot);
    expect(lot.publicRows()).toEqual(["auction_started", "finished", "not_sold"]);
  });
  it("names no maximum in its rows", () => {
    const lot = auction({ reserve: 40_000 });
    lot.placed(A, "max", 38_711);
    expect(JSON.stringify(closed(lot).history)).not.toMatch(/38,?711|40,?000/);
  });
});

describe("a server that cannot judge in time the bids received before the end", () => {
  it("gives everyone a whole closing window from now", () => {
    const lot = auction();
    expect(lot.room.extendByServer(1, END + 2_000)).toMatchObject({
      ok: true,
      reply: { endsAt: END + 122_000 },
    });
    expect(lot.lot()).toMatchObject({ endsAt: END + 122_000, extensions: 1, seq: 1, status: "active" });
    expect(lot.publicRows()).toEqual(["extended"]);
  });
  it("extends only a lot whose end has come", () => {
    expect(auction().room.extendByServer(1, END - 1)).toEqual(notDue);
    expect(auction({ status: "sold" }).room.extendByServer(1, END)).toEqual(notDue);
  });
});

function undecided() {
  const lot = auction({ reserve: 40_000 });
  lot.placed(A, "max", 30_000);
  closed(lot);
  return lot;
}

describe("a review that the seller lets expire", () => {
  it("ends not sold at the end of the review, and frees the deposit", () => {
    const lot = undecided();
    expect(lot.room.lapseReview(1, END + 2 * DAY)).toMatchObject({
      reply: { status: "notSold" },
      holds: [{ userId: A, fromFils: 400_000, toFils: 0 }],
      notices: [
        { userId: A, kind: "not_won" },
        { userId: SELLER, kind: "not_sold" },
        { userId: A, kind: "balance" },
      ],
    });
    expect(lot.heldAed(A)).toBe(0);
    expect(lot.publicRows().at(-1)).toBe("not_sold");
  });
  it("does not end earlier, nor for a lot without a review", () => {
    expect(undecided().room.lapseReview(1, END + 2 * DAY - 1)).toEqual(notDue);
    expect(auction().room.lapseReview(1, END + 9 * DAY)).toEqual(notDue);
  });
});
