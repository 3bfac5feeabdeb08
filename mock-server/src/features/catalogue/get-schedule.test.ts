/** Tests of `get-schedule.ts`. */
import { expect, it } from "vitest";
import type { LotSeed } from "../../scenes/seed/types.ts";
import { car, HOUR_MS, person, SELLER, START } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";
import { sqlite } from "../../tables/system/driver.ts";

const DAY_MS = 24 * HOUR_MS;
const FROM = "2026-11-22";

const at = (day: number, hour: number) => START + day * DAY_MS + hour * HOUR_MS;
const upcoming = (id: number, opensAt: number, change: Partial<LotSeed> = {}) =>
  car(id, { plan: "upcoming", opensAt, endsAt: opensAt + 30 * DAY_MS, ...change });

async function open(lots: LotSeed[]) {
  const app = await openTestApp({ scene: { users: [person(1, 0), person(SELLER, 0)], lots } });
  await app.store.write((db) =>
    sqlite(db).exec(`UPDATE lot SET city = 'dubai', emirate = 'dubai' WHERE id % 2 = 1;
      UPDATE lot SET city = 'al-ain', emirate = 'abu-dhabi' WHERE id % 2 = 0;
      UPDATE lot_facts SET inspection = 'Hall 2'`),
  );
  const schedule = async (body: object = {}) => app.post("/api/auction/schedule", { from: FROM, ...body });
  return { ...app, schedule };
}

it("the schedule has for each of seven days what opens first, and what ends first, with counts by city", async () => {
  const { schedule } = await open([
    car(1, { endsAt: at(0, 3) }),
    car(2, { endsAt: at(0, 2) }),
    car(3, { endsAt: at(0, 5) }),
    upcoming(4, at(1, 4)),
    upcoming(5, at(1, 2)),
    upcoming(7, at(7, 1)),
  ]);
  const { data } = (await schedule()).body;
  expect(data.map(({ day }: { day: string }) => day)).toEqual(
    [22, 23, 24, 25, 26, 27, 28].map((day) => `2026-11-${day}`),
  );
  expect(data[0]).toEqual({
    day: FROM,
    openings: [],
    ending: {
      at: new Date(at(0, 2)).toISOString(),
      lots: 3,
      cities: [
        { label: "Dubai", count: 2 },
        { label: "Al Ain", count: 1 },
      ],
    },
  });
  const opening = { kind: "vehicle", at: new Date(at(1, 2)).toISOString(), lots: 2, inspection: "Hall 2" };
  expect(data[1]).toMatchObject({ openings: [opening], ending: null });
  expect(data[6]).toEqual({ day: "2026-11-28", openings: [], ending: null });
});

it("a day of the schedule counts what the list of its filter has", async () => {
  const { schedule, post } = await open([1, 2, 3, 4].map((id) => car(id, { endsAt: at(id - 1, 16) })));
  const { data } = (await schedule({ city: "dubai", kind: "vehicle" })).body;
  for (const { day, ending } of data) {
    const filter = { status: ["open"], ends: { from: day, to: day }, city: ["dubai"], kind: ["vehicle"] };
    const { count } = (await post("/api/auction/count/all/all", { filter })).body.data;
    expect([day, ending?.lots ?? 0]).toEqual([day, count]);
  }
  expect((await schedule({ kind: "apartment" })).body.data[0].ending).toBeNull();
});

it("a lot whose seller waits for a live lane opens on no day, and a lot that opened today opens no more", async () => {
  const { schedule, clock } = await open([
    upcoming(1, at(0, 4), { endsAt: at(0, 4) }),
    upcoming(3, at(0, 1)),
  ]);
  expect((await schedule()).body.data[0].openings).toMatchObject([{ lots: 1 }]);
  clock.advance(2 * HOUR_MS);
  expect((await schedule()).body.data[0].openings).toEqual([]);
});

it("the schedule of a day that does not exist is refused", async () => {
  const { schedule } = await open([]);
  expect((await schedule({ from: "2026-02-30" })).status).toBe(422);
});

it("the schedule ends with the last day that a date can name", async () => {
  const { schedule } = await open([]);
  const { data } = (await schedule({ from: "9999-12-31" })).body;
  expect([data[0].day, data[6].day]).toEqual(["9999-12-25", "9999-12-31"]);
});
