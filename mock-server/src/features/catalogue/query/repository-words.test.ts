/** Tests of `repository-words.ts`. */
import { describe, expect, it } from "vitest";
import { openTestApp } from "../../../test-support/app.ts";
import { START } from "../../../sqlite/test-support/people.ts";
import { boundedTotal, counted } from "./counted.ts";
import { numberOfLots } from "../repository.ts";
import { filterConditions } from "./filter.ts";
import { valueCounts } from "./repository-facets.ts";
import { whereFound } from "./repository-words.ts";
import { sqlite } from "../../../tables/system/driver.ts";

const reader = { userId: null, at: START };
const lotsWith = (q: string) => counted("all", filterConditions({ q, kind: ["vehicle"] }), reader);

describe("The words of a list", () => {
  it.each([0, 1_000])("find the same lots by their ids and one by one (%s are few)", async (mostFew) => {
    const { store } = await openTestApp();
    await store.write((db) =>
      sqlite(db).exec("UPDATE lot_search SET title = 'Nissan Patrol', words = '' WHERE rowid = 2"),
    );
    const idsWith = (q: string) =>
      store.read(async (db) => {
        const { sql, params } = await whereFound(db, lotsWith(q), mostFew);
        expect(sql).not.toContain("MATCH");
        return sqlite(db).prepare(`SELECT l.id FROM lot l WHERE ${sql} ORDER BY l.id`).pluck().all(params);
      });
    expect(await idsWith("nissan pat")).toEqual([2]);
    expect(await idsWith("toyota")).toEqual([1, 3]);
    expect(await idsWith("zeppelin")).toEqual([]);
  });

  it.each(["price", "you_pay"] as const)("leave the same bands of %s, few or many", async (of) => {
    const { store } = await openTestApp();
    const bands = (mostFew: number) =>
      store.read(async (db) => {
        const where = await whereFound(db, lotsWith("toyota"), mostFew);
        return valueCounts.run(db, { where, counting: { by: "band", of }, isAlongPrices: true });
      });
    const few = await bands(1_000);
    expect(few.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    expect(await bands(0)).toEqual(few);
  });

  it("are counted to a bound, and more are said to be more", async () => {
    const { store } = await openTestApp();
    const where = lotsWith("toyota");
    expect(where.most).toBe(1_000);
    const bounded = { ...where, most: 2 };
    const n = await store.readInWorker(numberOfLots, bounded);
    expect([n, boundedTotal(n, bounded), boundedTotal(2, bounded)]).toEqual([
      3,
      { total: 2, capped: true },
      { total: 2 },
    ]);
    expect(counted("all", filterConditions({ kind: ["vehicle"] }), reader).most).toBeUndefined();
  });
});
