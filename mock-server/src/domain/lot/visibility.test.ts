/** Tests of `visibility.ts`. */
import { describe, expect, it } from "vitest";
import type { HistoryKind } from "./decision.ts";
import { visibleTo, type Viewer } from "./visibility.ts";

const BIDDER = 7;
const viewers: Record<string, Viewer> = {
  visitor: { userId: null, isSeller: false, isStaff: false },
  stranger: { userId: 8, isSeller: false, isStaff: false },
  bidder: { userId: BIDDER, isSeller: false, isStaff: false },
  seller: { userId: 90, isSeller: true, isStaff: false },
  staff: { userId: 99, isSeller: false, isStaff: true },
};
const readers = (kind: HistoryKind, userId: number | null = BIDDER) =>
  Object.keys(viewers).filter((name) => visibleTo({ kind, userId }, viewers[name]!));

describe("a history row", () => {
  it.each<HistoryKind>([
    "bid",
    "automatic_bid",
    "minimum_reached",
    "extended",
    "auction_started",
    "start_price_lowered",
    "min_price_changed",
    "buy_now_changed",
    "sold_by_buy_now",
    "finished",
    "sold",
    "not_sold",
  ])("%s is for everyone", (kind) => expect(readers(kind)).toEqual(Object.keys(viewers)));
  it.each<HistoryKind>(["proxy_set", "proxy_cancelled"])("%s is for its owner alone, not for staff", (kind) =>
    expect(readers(kind)).toEqual(["bidder"]),
  );
  it.each<HistoryKind>(["bid_accepted", "bid_declined"])("%s is for both parties", (kind) =>
    expect(readers(kind)).toEqual(["bidder", "seller"]),
  );
  it.each<HistoryKind>(["claim_made", "claim_decided"])("%s is for both parties and staff", (kind) =>
    expect(readers(kind)).toEqual(["bidder", "seller", "staff"]),
  );
  it.each<HistoryKind>([
    "sent_to_moderation",
    "moderation_withdrawn",
    "moderation_returned",
    "moderation_approved",
  ])("%s is for the seller and staff", (kind) => expect(readers(kind)).toEqual(["seller", "staff"]));
  it("without an owner is no visitor's own row", () => expect(readers("proxy_set", null)).toEqual([]));
});
