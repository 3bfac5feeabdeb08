/** Tests of `similar-lots.ts`. */
import { describe, expect, it } from "vitest";
import { car, HOUR_MS, person, SELLER, START } from "../../../sqlite/test-support/people.ts";
import { openTestApp } from "../../../test-support/app.ts";

const users = [person(1, 1_000_000), person(SELLER, 0)];
const ended = { opensAt: START - 5 * HOUR_MS, endsAt: START - HOUR_MS };

const bid = (amount: number) => ({ userId: 1, amount, mode: "max" as const, at: START - HOUR_MS });

describe("GET /auction/lot/{id}/similar", () => {
  it("shows similar lots that are available, never the lot itself, a draft or an ended one", async () => {
    const lots = [
      car(1, {}),
      car(2, { endsAt: START + 2 * HOUR_MS }),
      car(3, { endsAt: START + HOUR_MS }),
      car(4, { ...ended, plan: "notSold" }),
      car(5, { plan: "draft", approvedAt: null }),
    ];
    const { get } = await openTestApp({ scene: { users, lots } });
    const { status, body } = await get("/api/auction/lot/1/similar");
    expect(status).toBe(200);
    expect((body.data as { id_auction: number }[]).map(({ id_auction }) => id_auction)).toEqual([3, 2]);
  });

  it("hides lots that the reader may not see", async () => {
    const { get } = await openTestApp({
      scene: { users, lots: [car(1, { plan: "draft", approvedAt: null }), car(2, {})] },
    });
    expect((await get("/api/auction/lot/1/similar")).status).toBe(404);
    expect((await get("/api/auction/lot/77/similar")).status).toBe(404);
  });

  it("shows a bidder the next best lots: open ones that their amount here covers, and none without a bid", async () => {
    const yesterday = START - 24 * HOUR_MS;
    const later = { endsAt: START + 3 * HOUR_MS };
    const lots = [
      car(1, { bids: [bid(26_000)], opensAt: yesterday }),
      car(2, later),
      car(3, { ...later, startPrice: 26_000 }),
      car(4, { ...later, startPrice: 26_001 }),
      car(5, { ...later, startPrice: 12_999 }),
      car(6, { ...later, opensAt: START + 2 * HOUR_MS, plan: "upcoming" }),
      car(7, { endsAt: START + 8 * 24 * HOUR_MS }),
      car(8, { ...later, bids: [bid(20_000)], opensAt: yesterday }),
    ];
    const { get, tokenOf } = await openTestApp({ scene: { users, lots } });
    const next = "/api/auction/lot/1/similar?next_best=true";
    const { body } = await get(next, { token: await tokenOf(1) });
    expect((body.data as { id_auction: number }[]).map(({ id_auction }) => id_auction)).toEqual([3, 2]);
    expect((await get(next)).body.data).toEqual([]);
  });
});
