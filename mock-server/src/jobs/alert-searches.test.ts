/** Tests of `alert-searches.ts`. */
import { describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../test-support/app.ts";
import { sqlite } from "../tables/system/driver.ts";

/** Approves a lot of the scene now. */
const approve = (app: TestApp, ...lotIds: number[]) =>
  app.store.write((db) =>
    sqlite(db)
      .prepare("UPDATE lot SET approved_at = ? WHERE id IN (SELECT value FROM json_each(?))")
      .run(app.clock.now(), JSON.stringify(lotIds)),
  );

const noticesOf = (app: TestApp, userId: number) =>
  app.store.read(
    (db) =>
      sqlite(db)
        .prepare("SELECT text, link, kind FROM notification WHERE user_id = ? AND kind = 'searches'")
        .all(userId) as { text: string; link: string }[],
  );

async function withSearch(body: object) {
  const app = await openTestApp({ jobs: true });
  const token = await app.tokenOf(1);
  const saved = await app.post("/api/auction/searches", { q: "", name: "Cars", ...body }, { token });
  app.clock.advance(1000);
  return { app, token, id: saved.body.data.id_search as number };
}

describe("Alerts for saved searches", () => {
  it("list new lots together, some minutes after the first, once", async () => {
    const { app, id } = await withSearch({ alerts: true, filter: { kind: ["vehicle"] } });
    await approve(app, 1, 2);
    app.clock.advance(4 * 60_000);
    await app.settled();
    expect(await noticesOf(app, 1)).toEqual([]);
    app.clock.advance(2 * 60_000);
    await app.settled();
    expect(await noticesOf(app, 1)).toMatchObject([
      { text: "2 new lots in “Cars”", link: `/smart-search?saved=${id}` },
    ]);
    app.clock.advance(60 * 60_000);
    await approve(app, 3);
    app.clock.advance(6 * 60_000);
    await app.settled();
    expect(await noticesOf(app, 1)).toMatchObject([{}, { link: "/auction/3" }]);
  });

  it("ignore lots that do not match, and searches without alerts", async () => {
    const other = await withSearch({ alerts: true, filter: { kind: ["apartment"] } });
    const silent = await withSearch({ alerts: false });
    for (const { app } of [other, silent]) {
      await approve(app, 1);
      app.clock.advance(10 * 60_000);
      await app.settled();
      expect(await noticesOf(app, 1)).toEqual([]);
    }
  });
});
