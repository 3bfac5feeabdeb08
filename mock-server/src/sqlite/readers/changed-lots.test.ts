/** Tests of the cached counts and of `tables/lots/changed-lots.ts`. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { changeLots } from "../../tables/lots/changed-lots.ts";
import { lot } from "../../tables/schema/lots.ts";
import { workerQuery } from "../../store/worker-query.ts";
import type { Database } from "../../store/store.ts";
import { bid } from "../test-support/commands.ts";
import { openTestStore } from "../test-support/open.ts";
import { HOUR_MS, START } from "../test-support/people.ts";
import { sqlite } from "../../tables/system/driver.ts";

interface Asked {
  readonly until: number;
  readonly part: "past" | "rest";
}

/** Queries sent to the database. */
let asked: string[] = [];

/** Counts the lots that end in a time; those that end by `until` are a part of their own. */
const endings = workerQuery(
  import.meta.url,
  "endings",
  (db, { until, part }: Asked): number => {
    asked.push(part);
    const sql = `SELECT count(*) FROM lot WHERE hidden = 0 AND ends_at ${part === "past" ? "<=" : ">"} ?`;
    return sqlite(db).prepare<[number], number>(sql).pluck().get(until)!;
  },
  {
    of: ({ until }: Asked) => ({
      steady: [{ input: { until, part: "past" as const }, ends: { after: -Infinity, until } }],
      rest: { until, part: "rest" as const },
    }),
    join: ([past = 0], rest) => past * 1_000 + rest,
  },
);

/** Lots 1 to n of the small scene end with the first hour. The first query fills the cache. */
async function open(until = START + HOUR_MS) {
  const { store, query } = await openTestStore();
  const expected = () => {
    const [row] = query<{ past: number; rest: number }>(
      `SELECT count(*) FILTER (WHERE ends_at <= ${until}) AS past, count(*) FILTER (WHERE ends_at > ${until}) AS rest
       FROM lot WHERE hidden = 0`,
    );
    return row!.past * 1_000 + row!.rest;
  };
  const ask = () => store.readInWorker<Asked, number>(endings, { until, part: "rest" });
  expect(await ask()).toBe(expected());
  asked = [];
  return { store, ask, expected };
}

/** Changes lot 1. */
const lot1 = (values: Partial<typeof lot.$inferInsert>) => (db: Database) =>
  changeLots(db, eq(lot.id, 1), values);

/** Counts lots that end in nine hours or later. */
const endLate = workerQuery(
  import.meta.url,
  "endLate",
  (db, part: Asked["part"]): number => {
    asked.push(part);
    if (part === "rest") return 0;
    const late = "SELECT count(*) FROM lot WHERE ends_at >= ?";
    return sqlite(db)
      .prepare<[number], number>(late)
      .pluck()
      .get(START + 9 * HOUR_MS)!;
  },
  {
    of: () => ({
      steady: [{ input: "past" as const, ends: { after: START + 9 * HOUR_MS - 1, until: Infinity } }],
      rest: "rest" as const,
    }),
    join: ([past = 0], rest) => past + rest,
  },
);

describe("Cached answers about lots that end late", () => {
  it("are read again when an end moves there, and when it moves back", async () => {
    const { store } = await openTestStore();
    const ask = () => store.readInWorker<Asked["part"], number>(endLate, "rest");
    const before = await ask();
    const old = START + HOUR_MS;
    await store.writeUnrelated(lot1({ endsAt: START + 9 * HOUR_MS }));
    expect(await ask()).toBe(before + 1);
    await store.writeUnrelated(lot1({ endsAt: old }));
    expect(await ask()).toBe(before);
  });
});

it("Every plain change of a lot's row goes through changeLots, but those of its seq and its last row", () => {
  const root = join(import.meta.dirname, "../..");
  const others = globSync("{tables,features,jobs,controls}/**/*.ts", { cwd: root }).filter(
    (path) =>
      !path.endsWith(".test.ts") &&
      /\.update\(lot\)|UPDATE lot\b/.test(readFileSync(join(root, path), "utf8")),
  );
  expect(others.toSorted((a, b) => a.localeCompare(b))).toEqual([
    "tables/lots/changed-lots.ts",
    "tables/lots/history/add-history.ts",
  ]);
});

describe("Cached answers about ended lots", () => {
  it.each([
    ["hidden", { hidden: true }],
    ["described in another way", { colour: "red" }],
    ["moved to a later end", { endsAt: START + 9 * HOUR_MS }],
  ])("is read anew when one is %s", async (_how, change) => {
    const { store, ask, expected } = await open();
    await store.writeUnrelated(lot1(change));
    expect(await ask()).toBe(expected());
    expect(asked).toEqual(["past", "rest"]);
  });

  it("are read again when a bid moves an end", async () => {
    const { store, ask, expected } = await open();
    const late = START + HOUR_MS - 1_000;
    expect((await bid(store, { lot: 1, user: 1, amount: 25_000, receivedAt: late })).ok).toBe(true);
    expect(await ask()).toBe(expected());
    expect(asked).toEqual(["past", "rest"]);
  });

  it("are read again when somebody asked between a change and its commit", async () => {
    const { store, ask, expected } = await open();
    const beside = Promise.withResolvers<number>();
    await store.writeUnrelated(async (db) => {
      await lot1({ hidden: true })(db);
      beside.resolve(ask());
      await Promise.resolve();
    });
    expect(await beside.promise).toBe(expected() + 1_000);
    expect(await ask()).toBe(expected());
  });

  it("stay valid while people bid, and while lots change that end later", async () => {
    const { store, ask, expected } = await open(START + HOUR_MS);
    await bid(store, { lot: 1, user: 1, amount: 25_000 });
    await bid(store, { lot: 1, user: 2, amount: 25_500 });
    expect(await ask()).toBe(expected());
    await store.write((db) => void sqlite(db).exec("UPDATE user SET first_name = 'Ann' WHERE id = 1"));
    expect(await ask()).toBe(expected());
    expect(asked).toEqual(["rest", "rest"]);
    const early = await open(START);
    await early.store.write(lot1({ hidden: true }));
    expect(await early.ask()).toBe(early.expected());
    expect(asked).toEqual(["rest"]);
  });
});
