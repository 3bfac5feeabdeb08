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
      { sql: update, values: [500, 1, 7] },
      { sql: remove, values: [1, 2] },
      { sql: upsert("(?, ?), (?, ?)"), values: [2, null, 3, 'y"'] },
      { sql: update, values: [600, 2, 8] },
      { sql: upsert("(?)").replace("b, c", "b"), values: [4] },
    ]),
  ).toEqual([
    {
      sql: `INSERT INTO a (b, c) SELECT b, c FROM jsonb_populate_recordset(NULL::a, ?::jsonb)\n ON CONFLICT (b) DO UPDATE SET c = excluded.c`,
      values: [String.raw`[{"b":1,"c":"x"},{"b":2,"c":null},{"b":3,"c":"y\""}]`],
    },
    {
      sql: "UPDATE lot t SET price = v.price, bids = v.bids FROM jsonb_populate_recordset(NULL::lot, ?::jsonb) v WHERE t.id = v.id",
      values: ['[{"price":500,"bids":1,"id":7},{"price":600,"bids":2,"id":8}]'],
    },
    { sql: remove, values: [1, 2] },
    { sql: upsert("(?)").replace("b, c", "b"), values: [4] },
  ]);
});
