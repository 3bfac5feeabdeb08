/** Tests of `recover-outage.ts`. */
import { describe, expect, it } from "vitest";
import { FixedClock, openTestStore } from "../sqlite/test-support/open.ts";
import { car, HOUR_MS, smallScene, START } from "../sqlite/test-support/people.ts";
import { recoverOutage } from "./recover-outage.ts";
import { stampSignsOfLife } from "./stamp.ts";

const silent = { warn: () => undefined, error: () => undefined };
const MINUTE = 60_000;
const lots = [
  car(1, { endsAt: START + 10 * MINUTE }),
  car(2, { endsAt: START + 30 * MINUTE }),
  car(3, { endsAt: START + 3 * HOUR_MS }),
];

async function openAuctions() {
  const opened = await openTestStore({ scenes: { make: () => smallScene({ lots }), makeFresh: () => [] } });
  const ends = () =>
    opened.query<{ ends_at: number }>("SELECT ends_at FROM lot ORDER BY id").map(({ ends_at }) => ends_at);
  return { ...opened, ends };
}

describe("a start after an outage", () => {
  it("gives interrupted lots ten minutes, with the reason in their history", async () => {
    const { store, clock, ends, query } = await openAuctions();
    clock.set(START + 21 * MINUTE);
    expect(await recoverOutage({ store, clock, log: silent })).toBe(2);
    expect(ends()).toEqual([START + 31 * MINUTE, START + 31 * MINUTE, START + 3 * HOUR_MS]);
    expect(query("SELECT lot_id FROM history WHERE kind = 'extended' ORDER BY lot_id")).toEqual([
      { lot_id: 1 },
      { lot_id: 2 },
    ]);
  });

  it("does not count the time to create the first scene as an outage", async () => {
    const clock = new FixedClock();
    const make = () => {
      clock.set(START + 21 * MINUTE);
      return smallScene({ lots });
    };
    const { store } = await openTestStore({ clock, scenes: { make, makeFresh: () => [] } });
    expect(await recoverOutage({ store, clock, log: silent })).toBe(0);
  });

  it("changes nothing after a recent heartbeat", async () => {
    const { store, clock, ends } = await openAuctions();
    clock.set(START + 21 * MINUTE);
    const stamp = stampSignsOfLife({ store, clock, log: silent });
    await stamp.stop();
    clock.set(START + 21 * MINUTE + 30_000);
    expect(await recoverOutage({ store, clock, log: silent })).toBe(0);
    expect(ends()[0]).toBe(START + 10 * MINUTE);
  });
});
