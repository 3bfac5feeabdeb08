/** Tests of `meta.ts`. */
import { describe, expect, it } from "vitest";
import { sqlite } from "./driver.ts";
import { ARE_NEWEST, keepMoment, readMeta } from "./meta.ts";
import { bid } from "../../sqlite/test-support/commands.ts";
import { openTestStore } from "../../sqlite/test-support/open.ts";
import { START } from "../../sqlite/test-support/people.ts";

const reachedAt = async (stamp: number, lastBid: number) => {
  const { store, clock } = await openTestStore();
  clock.set(START + stamp);
  await store.write((db) => keepMoment(db, clock));
  clock.set(START + lastBid);
  await bid(store, { lot: 1, user: 1, amount: 21_000 });
  const meta = await store.read(readMeta);
  return meta!.clock.reachedAt! - START;
};

describe("the last instant of a database", () => {
  it("is its stamp", async () => {
    expect(await reachedAt(2_000, 1_000)).toBe(2_000);
  });

  it("is the time of the last bid if a server was killed before its next stamp", async () => {
    expect(await reachedAt(1_000, 4_000)).toBe(4_000);
  });

  it("is its stamp if the clock was set back after the last bid", async () => {
    expect(await reachedAt(1_000, 60_000)).toBe(1_000);
  });

  it("is read from the newest rows alone, also beside an archive", async () => {
    const { store } = await openTestStore();
    const plans = await store.read((db) => {
      const both = "SELECT * FROM main.history UNION ALL SELECT * FROM main.history WHERE 0";
      sqlite(db).exec(`DROP VIEW IF EXISTS temp.history; CREATE TEMP VIEW history AS ${both}`);
      return ARE_NEWEST.flatMap((sql) =>
        sqlite(db)
          .prepare<[number], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
          .all(0)
          .map(({ detail }) => detail),
      );
    });
    expect(plans).toEqual(["SCAN main.history", "SCAN main.idempotency"]);
  });

  it("is the time of a sealed maximum's answer, whose row has no place among the newest", async () => {
    const { store, clock } = await openTestStore();
    await bid(store, { lot: 1, user: 1, amount: 21_000, mode: "max" });
    await bid(store, { lot: 2, user: 2, amount: 21_000 });
    await store.write((db) => keepMoment(db, clock));
    clock.set(START + 4_000);
    await bid(store, { lot: 1, user: 1, amount: 23_000, mode: "max", key: "a-higher-maximum" });
    expect((await store.read(readMeta))?.clock.reachedAt).toBe(START + 4_000);
  });
});
