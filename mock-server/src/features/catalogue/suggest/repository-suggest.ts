/** Reads which words the lots for sale have, and the lot of a number. */
import { eq } from "drizzle-orm";
import type { Database } from "../../../store/store.ts";
import { workerQuery } from "../../../store/worker-query.ts";
import { lot } from "../../../tables/schema/lots.ts";
import { asyncPrepared } from "../../../tables/system/prepared.ts";
import { conjunction } from "../query/condition.ts";
import { sectionCondition } from "../query/sections.ts";
import { matchExpression } from "../query/words.ts";
import { asyncOrm } from "../../../tables/system/driver.ts";

/** Whether a lot for sale at `at` (ms) has a word that begins like this, word by word. */
export const wordsInLots = workerQuery(
  import.meta.url,
  "wordsInLots",
  (db, { words, at }: { readonly words: readonly string[]; readonly at: number }): Promise<boolean[]> => {
    const { sql, params } = conjunction([sectionCondition("all")], { userId: null, at });
    const one = asyncPrepared(
      db,
      `SELECT 1 FROM lot_search s JOIN lot l ON l.id = s.rowid WHERE lot_search MATCH @q AND ${sql} LIMIT 1`,
    );
    return Promise.all(
      words.map(async (word) => {
        const q = matchExpression(word);
        return q !== null && (await one.get({ ...params, q })) !== undefined;
      }),
    );
  },
);

/** Returns the id of the lot with this number, which may be hidden; null: none. */
export async function lotIdOf(db: Database, number: number): Promise<number | null> {
  return (
    (await asyncOrm(db).select({ id: lot.id }).from(lot).where(eq(lot.number, number)).get())?.id ?? null
  );
}
