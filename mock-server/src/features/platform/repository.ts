import { count } from "drizzle-orm";
import { outbox } from "../../db/schema.ts";
import type { Store } from "../../db/store.ts";

/** How many events are stored that the router has not acknowledged yet. */
export async function countUnpublished(store: Store): Promise<number> {
  const row = await store.read((db) => db.select({ events: count() }).from(outbox).get());
  return row?.events ?? 0;
}
