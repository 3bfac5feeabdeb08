/** Tests of `remove-proxy.ts`. */
import { describe, expect, it } from "vitest";
import { A, auction, B } from "../test-support/auction.ts";
import { aPerson } from "../test-support/room.ts";
import { visibleTo } from "../lot/visibility.ts";

const END = 3_600_000;
const WINDOW = 120_000;

function proxyAuction(...given: Parameters<typeof auction>) {
  const market = auction(...given);
  const remove = (userId: number, at = 2_000) => market.room.removeProxy(1, aPerson(userId), at);
  return { ...market, remove };
}

describe("a stored maximum that is removed", () => {
  it("ends at the visible price, and frees the rest of the hold", () => {
    const { placed, remove, standing, heldAed } = proxyAuction();
    placed(A, "max", 40_000);
    placed(B, "exact", 22_000);
    const outcome = remove(A);
    expect(standing()).toEqual({ price: 22_500, leader: A, max: 22_500 });
    expect(heldAed(A)).toBe(4_500);
    expect(outcome).toMatchObject({ ok: true, reply: { outcome: "removed", myMax: 22_500, leading: true } });
  });
  it("is beaten by the next bid", () => {
    const { placed, remove, standing } = proxyAuction();
    placed(A, "max", 40_000);
    remove(A);
    placed(B, "exact", 20_500);
    expect(standing()).toEqual({ price: 20_500, leader: B, max: 20_500 });
  });
  it("is reported to its owner alone", () => {
    const { placed, remove, room } = proxyAuction();
    placed(A, "max", 40_000);
    expect(remove(A)).toMatchObject({
      history: [{ kind: "proxy_cancelled", userId: A, amount: 40_000 }],
      notices: [{ userId: A, kind: "balance" }],
    });
    expect(room.lot(1).seq).toBe(1);
    const strangers = room
      .rows(1)
      .filter((row) => visibleTo(row, { userId: B, isSeller: true, isStaff: true }));
    expect(strangers.map(({ kind }) => kind)).not.toContain("proxy_cancelled");
  });
  it("cannot be removed within the closing window", () => {
    const { placed, remove } = proxyAuction();
    placed(A, "max", 40_000);
    expect(remove(A, END - WINDOW + 1)).toEqual({ ok: false, code: "NO_PROXY", details: { window_s: 120 } });
    expect(remove(A, END - WINDOW).ok).toBe(true);
  });
  it("does not exist for anyone but the leader, nor without an amount above the price", () => {
    const { placed, remove } = proxyAuction();
    expect(remove(A)).toMatchObject({ code: "NO_PROXY", details: {} });
    placed(A, "exact", 20_000);
    expect(remove(A)).toMatchObject({ code: "NO_PROXY", details: {} });
    placed(B, "max", 30_000);
    expect(remove(A)).toMatchObject({ code: "NO_PROXY", details: {} });
  });
  it("is fixed once the lot has ended", () => {
    const { placed, remove } = proxyAuction();
    placed(A, "max", 40_000);
    expect(remove(A, END + 410)).toEqual({ ok: false, code: "LOT_CLOSED", details: { late_ms: 410 } });
  });
});
