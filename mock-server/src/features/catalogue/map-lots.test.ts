/** Tests of `map-lots.ts`. */
import { describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test-support/app.ts";
import { sqlite } from "../../tables/system/driver.ts";

/** Cars 1 and 2 are in Dubai, car 3 in Al Ain. */
async function placed(): Promise<TestApp> {
  const app = await openTestApp();
  await app.store.write((db) =>
    sqlite(db).exec(`
      UPDATE lot SET city = 'dubai', emirate = 'dubai', lat = 25.1, lon = 55.2 WHERE id = 1;
      UPDATE lot SET city = 'dubai', emirate = 'dubai', lat = 25.3, lon = 55.4 WHERE id = 2;
      UPDATE lot SET city = 'al-ain', emirate = 'abu-dhabi', lat = 24.2, lon = 55.7 WHERE id = 3;`),
  );
  return app;
}

const map = async (app: TestApp, body: object, section = "all") =>
  (await app.post(`/api/auction/map/${section}`, body)).body.data;

describe("Lots on the map", () => {
  it("are grouped by city, and a single lot comes with its place", async () => {
    const { places, total, placed: onMap } = await map(await placed(), {});
    expect({ total, onMap }).toEqual({ total: 3, onMap: 3 });
    expect(places).toMatchObject([
      { label: "Dubai", count: 2, box: [55.2, 25.1, 55.4, 25.3], lot: null },
      { label: "Al Ain", count: 1, lat: 24.2, lon: 55.7, lot: { id_auction: 3 } },
    ]);
    expect(places[0].lat).toBeCloseTo(25.2);
  });

  it("are grouped by community, and by the yard of vehicles, each under its name", async () => {
    const app = await placed();
    await app.store.write((db) =>
      sqlite(db).exec(`
        UPDATE lot SET kind = 'apartment', community = 'dubai-marina', lat = 25.08, lon = 55.14 WHERE id = 1;
        UPDATE lot SET kind = 'apartment', community = 'dubai-marina', lat = 25.09, lon = 55.13 WHERE id = 2;
        UPDATE lot_facts SET location = 'Al Sanaiya yard' WHERE lot_id = 3;`),
    );
    expect((await map(app, { by: "community" })).places).toMatchObject([
      { label: "Dubai Marina", community: "dubai-marina", count: 2, lot: null },
      { label: "Al Sanaiya yard", community: null, count: 1, lot: { id_auction: 3 } },
    ]);
    const buildings = await map(app, { by: "building", filter: { community: ["dubai-marina"] } });
    expect(buildings.places).toMatchObject([
      {
        count: 1,
        community: "dubai-marina",
        lot: { id_auction: 1, place: { community: { label: "Dubai Marina" } } },
      },
      { count: 1, lot: { id_auction: 2 } },
    ]);
  });

  it("match the list with the same filter; lots without a place are counted", async () => {
    const app = await placed();
    await app.store.write((db) => sqlite(db).exec("UPDATE lot SET lat = NULL, lon = NULL WHERE id = 3"));
    expect(await map(app, {})).toMatchObject({ total: 3, placed: 2 });
    const box = { filter: { bbox: [55, 25, 55.3, 26] } };
    expect(await map(app, box)).toMatchObject({ total: 1, places: [{ lot: { id_auction: 1 } }] });
  });

  it("exist for known sections", async () => {
    const app = await openTestApp();
    expect((await app.post("/api/auction/map/nowhere", {})).status).toBe(404);
  });
});
