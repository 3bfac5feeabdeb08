/** Tests of `join-writes.ts`. */
import { expect, it } from "vitest";
import { joinWrites } from "./join-writes.ts";

const upsert = (rows: string): string =>
  `INSERT INTO a (b, c) VALUES ${rows}\n ON CONFLICT (b) DO UPDATE SET c = excluded.c`;

it("writes the rows of a table in one statement, and leaves a single row and other statements alone", () => {
  const update = "UPDATE lot SET price = ?, bids = ? WHERE id = ?";
  const remove = "DELETE FROM outbox WHERE id BETWEEN ? AND ?";
  expect(
    joinWrites([
      { sql: upsert("(?, ?)"), values: [1, "x"] },
      { sql: update, values: [500, null, 7] },
      { sql: remove, values: [1, 2] },
      { sql: upsert("(?, ?), (?, ?)"), values: [2, null, 3, 'y"'] },
      { sql: update, values: [600, null, 8] },
      { sql: upsert("(?)").replace("b, c", "b"), values: [4] },
    ]),
  ).toEqual([
    {
      sql: `INSERT INTO a (b, c) SELECT v.b, v.c FROM unnest(?::bigint[], ?::text[]) AS v(b, c)\n ON CONFLICT (b) DO UPDATE SET c = excluded.c`,
      values: ["{1,2,3}", ["x", null, 'y"']],
    },
    {
      sql: "UPDATE lot t SET price = v.price, bids = NULL FROM unnest(?::bigint[], ?::bigint[]) AS v(price, id) WHERE t.id = v.id",
      values: ["{500,600}", "{7,8}"],
    },
    { sql: remove, values: [1, 2] },
    { sql: upsert("(?)").replace("b, c", "b"), values: [4] },
  ]);
});
