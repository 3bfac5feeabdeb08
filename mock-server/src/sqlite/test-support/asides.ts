/** Queries that a reader thread can find, for tests of the threads themselves. */
import { aside } from "../../store/aside.ts";

export const priceOf = aside(
  import.meta.url,
  "priceOf",
  (db, lotId: number): number | null =>
    db.$client.prepare<[number], number>("SELECT price FROM lot WHERE id = ?").pluck().get(lotId) ?? null,
);

export const writing = aside(import.meta.url, "writing", (db, _input: null) => {
  db.$client.exec("UPDATE lot SET price = 1");
  return null;
});

export const unnamed = aside(import.meta.url, "nowhere", (_db, _input: null) => null);
