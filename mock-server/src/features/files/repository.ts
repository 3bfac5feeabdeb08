/** Finds the next pictures to compose. */
import { and, asc, eq, gt } from "drizzle-orm";
import { lot, lotFacts } from "../../tables/schema/lots.ts";
import type { Store } from "../../store/store.ts";
import { asyncOrm } from "../../tables/system/driver.ts";

/** Returns the main pictures of the lots that end next, as in a visitor's list: names without width. */
export async function findNextPictures(store: Store, now: number, limit: number): Promise<string[]> {
  const rows = await store.read((db) =>
    asyncOrm(db)
      .select({ pictures: lotFacts.pictures })
      .from(lot)
      .innerJoin(lotFacts, eq(lotFacts.lotId, lot.id))
      .where(and(eq(lot.status, "active"), gt(lot.endsAt, now)))
      .orderBy(asc(lot.endsAt))
      .limit(limit)
      .all(),
  );
  return rows.flatMap(({ pictures }) => pictures.slice(0, 1).map(({ name }) => name));
}
