/** Test helper: queries that a reader thread can find. */
import { workerQuery } from "../../store/worker-query.ts";

export const priceOf = workerQuery(
  import.meta.url,
  "priceOf",
  (db, lotId: number): number | null =>
    db.$client.prepare<[number], number>("SELECT price FROM lot WHERE id = ?").pluck().get(lotId) ?? null,
);

export const writing = workerQuery(import.meta.url, "writing", (db, _input: null) => {
  db.$client.exec("UPDATE lot SET price = 1");
  return null;
});

export const unnamed = workerQuery(import.meta.url, "nowhere", (_db, _input: null) => null);
