/** Stores private notes. */
import { and, eq } from "drizzle-orm";
import { note } from "../../tables/schema/watching.ts";
import type { Store } from "../../store/store.ts";
import type { Favorite } from "./repository.ts";
import { asyncOrm } from "../../tables/system/driver.ts";

/** Stores a person's note on a lot, written at `at` (ms), in place of an earlier one. */
export function writeNote(
  store: Store,
  { reader, lotId }: Favorite,
  text: string,
  at: number,
): Promise<void> {
  return store.writeUnrelated(async (db) => {
    await asyncOrm(db)
      .insert(note)
      .values({ userId: reader.id, lotId, text, at })
      .onConflictDoUpdate({ target: [note.userId, note.lotId], set: { text, at } });
  });
}

/** Deletes a person's note on a lot. */
export function deleteNoteOf(store: Store, { reader, lotId }: Favorite): Promise<void> {
  return store.writeUnrelated(async (db) => {
    await asyncOrm(db)
      .delete(note)
      .where(and(eq(note.userId, reader.id), eq(note.lotId, lotId)));
  });
}
