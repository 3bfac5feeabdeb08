/** Tests of `saved-searches.ts`. */
import { describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test-support/app.ts";
import { sqlite } from "../../../tables/system/driver.ts";

const SUVS = { name: "White SUVs", q: "white suv", filter: { colour: ["white"], body: ["suv"] } };

async function searches(app: TestApp, userId = 1) {
  const token = await app.tokenOf(userId);
  return {
    save: (body: object) => app.post("/api/auction/searches", body, { token }),
    list: async () => (await app.get("/api/auction/searches", { token })).body.data,
    change: (id: number, body: object) => app.send("PUT", `/api/auction/searches/${id}`, { token, body }),
    drop: (id: number) => app.send("DELETE", `/api/auction/searches/${id}`, { token }),
  };
}

/** Approves a lot of the scene now. */
const approve = (app: TestApp, lotId: number) =>
  app.store.write((db) =>
    sqlite(db).prepare("UPDATE lot SET approved_at = ? WHERE id = ?").run(app.clock.now(), lotId),
  );

describe("Saved searches", () => {
  it("are their owner's only, latest first", async () => {
    const app = await openTestApp();
    const mine = await searches(app);
    await mine.save(SUVS);
    await mine.save({ name: "Marina", q: "marina", alerts: true });
    expect(await mine.list()).toMatchObject([
      { name: "Marina", q: "marina", filter: {}, alerts: true, new: 0 },
      { ...SUVS, alerts: false, new: 0 },
    ]);
    expect(await (await searches(app, 2)).list()).toEqual([]);
  });

  it("saved twice are one, under the newer name, in any order of the filter", async () => {
    const app = await openTestApp();
    const mine = await searches(app);
    const first = (await mine.save(SUVS)).body.data;
    const turned = { body: ["suv"], colour: ["white"] };
    const again = (await mine.save({ ...SUVS, filter: turned, name: "SUVs", alerts: true })).body.data;
    expect(again).toEqual({ ...first, name: "SUVs", alerts: true });
    expect(await mine.list()).toHaveLength(1);
  });

  it("count new lots since the last look", async () => {
    const app = await openTestApp();
    const mine = await searches(app);
    const { id_search: id } = (await mine.save({ name: "Cars", q: "", filter: { kind: ["vehicle"] } })).body
      .data;
    app.clock.advance(1000);
    await approve(app, 1);
    expect((await mine.list())[0].new).toBe(1);
    expect((await mine.change(id, {})).body.data.new).toBe(0);
    expect((await mine.list())[0].new).toBe(0);
  });

  it("are renamed, alerted about and deleted only by their owner", async () => {
    const app = await openTestApp();
    const mine = await searches(app);
    const { id_search: id } = (await mine.save(SUVS)).body.data;
    const other = await searches(app, 2);
    expect((await other.change(id, { alerts: true })).status).toBe(404);
    expect((await other.drop(id)).status).toBe(404);
    expect((await mine.change(id, { name: "SUVs", alerts: true })).body.data).toMatchObject({
      name: "SUVs",
      alerts: true,
    });
    expect((await mine.drop(id)).status).toBe(200);
    expect((await mine.drop(id)).status).toBe(404);
  });

  it("need a name, a valid period, and have a limit", async () => {
    const app = await openTestApp();
    const mine = await searches(app);
    expect((await mine.save({ ...SUVS, name: "  " })).status).toBe(422);
    const turned = { ends: { from: "2026-12-02", to: "2026-12-01" } };
    expect((await mine.save({ ...SUVS, filter: turned })).body.details.errors).toEqual([
      { field: "filter.ends", message: "Start date can't be after End date" },
    ]);
    for (let n = 0; n < 50; n++) await mine.save({ name: `No. ${n}`, q: `${n}` });
    expect((await mine.save({ name: "One too many", q: "more" })).body.details.errors).toEqual([
      { field: "name", message: "Maximum value is 50" },
    ]);
  });
});
