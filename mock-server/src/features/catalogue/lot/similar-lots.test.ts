/** Tests of `similar-lots.ts`. */
import { describe, expect, it } from "vitest";
import { car, HOUR_MS, person, SELLER, START } from "../../../sqlite/test-support/people.ts";
import { openTestApp } from "../../../test-support/app.ts";

const users = [person(1, 1_000_000), person(SELLER, 0)];
const ended = { opensAt: START - 5 * HOUR_MS, endsAt: START - HOUR_MS };

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
});
