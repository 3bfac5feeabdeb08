/** Reads and writes the fields that a seller's own headings mean. Inside a read or a write. */
import { eq, sql } from "drizzle-orm";
import { importHeading } from "../../../tables/schema/drafts.ts";
import type { Database } from "../../../store/store.ts";
import type { Schema } from "../../../http/handler.ts";
import type { Remembered } from "./headings.ts";
import { asyncOrm } from "../../../tables/system/driver.ts";

/** Most headings of one account; the oldest go first. */
const MOST_HEADINGS = 1_000;

export async function headingsOf(db: Database, userId: number): Promise<Remembered> {
  const rows = await asyncOrm(db).select().from(importHeading).where(eq(importHeading.userId, userId));
  const of = (kind: Schema<"Kind">) =>
    Object.fromEntries(rows.filter((row) => row.kind === kind).map(({ word, field }) => [word, field]));
  return { vehicle: of("vehicle"), apartment: of("apartment") };
}

/** Saves the field of each heading (`headingWord`); null: the column is left out. */
export async function saveHeadings(
  db: Database,
  userId: number,
  kind: Schema<"Kind">,
  headings: ReadonlyMap<string, string | null>,
): Promise<void> {
  const { userId: owner, kind: of, word: key } = importHeading;
  for (const [word, field] of headings) {
    await asyncOrm(db)
      .insert(importHeading)
      .values({ userId, kind, word, field })
      .onConflictDoUpdate({ target: [owner, of, key], set: { field } });
  }
  await asyncOrm(db).run(sql`DELETE FROM import_heading WHERE user_id = ${userId} AND rowid NOT IN
    (SELECT rowid FROM import_heading WHERE user_id = ${userId} ORDER BY rowid DESC LIMIT ${MOST_HEADINGS})`);
}
