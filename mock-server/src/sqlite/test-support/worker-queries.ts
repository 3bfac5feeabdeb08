/** Test helper: queries that a reader thread can find. */
import { fileQuery, workerQuery } from "../../store/worker-query.ts";
import { sqlite } from "../../tables/system/driver.ts";

export const priceOf = workerQuery(
  import.meta.url,
  "priceOf",
  (db, lotId: number): number | null =>
    sqlite(db).prepare<[number], number>("SELECT price FROM lot WHERE id = ?").pluck().get(lotId) ?? null,
);

export const writing = workerQuery(import.meta.url, "writing", (db, _input: null) => {
  sqlite(db).exec("UPDATE lot SET price = 1");
  return null;
});

export const unnamed = workerQuery(import.meta.url, "nowhere", (_db, _input: null) => null);

/** Makes a file of the prices of these lots, and never one of an empty list. */
export const fileOfPrices = fileQuery(
  import.meta.url,
  "fileOfPrices",
  (db, lotIds: readonly number[]) => lotIds.map((id) => priceOf.run(db, id)),
  async (prices) => {
    if (prices.length === 0) await new Promise(() => undefined);
    return { bytes: new TextEncoder().encode(JSON.stringify(prices)), rows: prices.length };
  },
);
