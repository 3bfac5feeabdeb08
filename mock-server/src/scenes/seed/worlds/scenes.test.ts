/** Tests of `scenes.ts`. */
import { requestValidator } from "@marsa/api-spec/validation";
import { describe, expect, it } from "vitest";
import { pinFault } from "@marsa/api-spec/map/land";
import { fieldsOfLot } from "../../../tables/lots/fields-of-lot.ts";
import type { FactsRow, LotRow } from "../../../tables/lots/lot-drafts.ts";
import { openTestStore } from "../../../sqlite/test-support/open.ts";
import { HOUR_MS } from "../calendar.ts";
import { factsValues, lotValues } from "../plant/insert-lots.ts";
import { isScene, makeFresh, makeFreshLanes, makeScene, SCENES, type SceneName } from "./scenes.ts";
import type { LotSeed } from "../types.ts";

const NOW = Date.UTC(2026, 10, 24, 10, 2, 54);
const SEEDS = [1, 7, 20_261_124];
const FROM = { id: 100_001, vehicle: 29_001, apartment: 39_001 };

const word = (status: string, opensAt: number) =>
  status === "active" ? (opensAt > NOW ? "upcoming" : "open") : status;
const isOn = ({ plan }: LotSeed) => plan === "open" || plan === "upcoming";

/** The lots after their past was replayed; throws for a refused bid. */
async function planted(name: SceneName, seed: number) {
  const scenes = { make: () => makeScene(name, seed, NOW), makeFresh: () => [] };
  const { query } = await openTestStore({ scenes, clock: { now: () => NOW } });
  const rows = query<{ id: number; status: string; opens_at: number }>(
    // Some sold lots were never paid.
    `SELECT l.id, iif(s.state = 'defaulted', 'sold', l.status) AS status, l.opens_at
      FROM lot l LEFT JOIN settlement s ON s.lot_id = l.id`,
  );
  return new Map(rows.map(({ id, status, opens_at }) => [id, word(status, opens_at)]));
}

describe.each(["evening", "quiet", "lanes", "ended"] as const)("the scene %s", (name) => {
  it.each(SEEDS)("is valid and reaches its plan with seed %i", async (seed) => {
    const { lots } = makeScene(name, seed, NOW);
    const became = await planted(name, seed);
    expect(lots.filter(({ id, plan }) => became.get(id) !== plan)).toEqual([]);
  });
});

const invalid = requestValidator({ path: "/sale/createlot/{id}", method: "post" });

/** Returns lots whose sellers could not save them unchanged, with the sentences of the fields. */
function notToBeSaved(lots: readonly LotSeed[]) {
  return lots.flatMap((seed) => {
    const fields = fieldsOfLot(lotValues(seed) as LotRow, factsValues(seed) as FactsRow, []);
    const errors = invalid({ path: { id: seed.id }, query: {}, header: {}, body: { fields } });
    const { lat, lon } = seed.place;
    const pin = pinFault({ lat, lon });
    return errors || pin ? [{ number: seed.number, errors, pin, lat, lon }] : [];
  });
}

describe("scenes", () => {
  it.each(SCENES)(
    "$name has its documented number of lots, each ready to be saved, and all the people",
    ({ name, lots }) => {
      const scene = makeScene(name, 1, NOW);
      expect(scene.lots.length).toBe(lots);
      expect(scene.users.filter(({ demo }) => demo).length).toBe(25);
      expect(notToBeSaved(scene.lots)).toEqual([]);
    },
  );

  it.each(SCENES)("$name continues with lots that their sellers may save unchanged", ({ name }) => {
    const inLanes = makeFreshLanes(name, 1, NOW, FROM, 1)?.lots ?? [];
    expect(notToBeSaved([...makeFresh(name, 1, NOW, FROM), ...inLanes])).toEqual([]);
  });

  it("on a quiet day nothing ends for hours", () => {
    const open = SEEDS.flatMap((seed) =>
      makeScene("quiet", seed, NOW).lots.filter(({ plan }) => plan === "open"),
    );
    expect(open.length).toBeGreaterThan(60);
    expect(open.filter(({ endsAt }) => endsAt < NOW + 7 * HOUR_MS)).toEqual([]);
    expect(Math.max(...open.map(({ bids }) => bids.length))).toBeLessThanOrEqual(6);
  });

  it("on the day after nothing runs any more", () => {
    const lots = SEEDS.flatMap((seed) => makeScene("ended", seed, NOW).lots);
    expect(lots.filter(isOn)).toEqual([]);
    const plans = Map.groupBy(lots, ({ plan }) => plan);
    expect([...plans.keys()].toSorted()).toEqual(["draft", "moderation", "notSold", "sold", "summarizing"]);
  });

  it("without new lots stay empty", () => {
    expect(
      SCENES.filter(({ name }) => makeFresh(name, 1, NOW, FROM).length === 0).map(({ name }) => name),
    ).toEqual(["lanes", "ended", "empty"]);
    expect(makeFresh("quiet", 1, NOW, FROM).every(({ id }) => id >= FROM.id)).toBe(true);
  });

  it("have unique names, and no other names exist", () => {
    expect([isScene("huge"), isScene("toString"), isScene("Evening")]).toEqual([true, false, false]);
  });
});
