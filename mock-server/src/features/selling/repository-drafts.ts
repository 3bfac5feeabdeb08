/** Writes sellers' drafts. Inside a read or a write. */
import { eq, sql } from "drizzle-orm";
import { endClaim } from "../../tables/lots/claims.ts";
import { ofLot } from "../../tables/lots/history/history-of-lot.ts";
import { nextNumber } from "../../tables/lots/lot-numbers.ts";
import { insertFile, linkFiles, unlinkFiles, type FileRow } from "../../tables/people/files.ts";
import { lotDraft } from "../../tables/schema/drafts.ts";
import { history, lot, lotFacts } from "../../tables/schema/lots.ts";
import { favorite, lotViews, note } from "../../tables/schema/watching.ts";
import { changeLots } from "../../tables/lots/changed-lots.ts";
import type { Database } from "../../store/store.ts";
import type { Projected } from "./draft-lot.ts";
import { asyncPrepared } from "../../tables/system/prepared.ts";
import type { Fields, OwnLot } from "./draft-rules.ts";
import { asyncOrm } from "../../tables/system/driver.ts";

const SAME_VIN = `SELECT f.vehicle ->> '$.vin' AS vin, l.id AS id_auction, l.number, l.status
  FROM json_each(?) j CROSS JOIN lot_facts f ON f.vehicle ->> '$.vin' = j.value JOIN lot l ON l.id = f.lot_id
  WHERE l.seller_id = ? AND NOT (l.status = 'draft' AND l.hidden = 1) ORDER BY l.id DESC`;

/** Returns the seller's lots by VIN, the newest first; archived drafts are left out. */
export async function lotsByVin(
  db: Database,
  sellerId: number,
  vins: readonly string[],
): Promise<ReadonlyMap<string, readonly OwnLot[]>> {
  const rows = await asyncPrepared(db, SAME_VIN).all(JSON.stringify(vins.filter(Boolean)), sellerId);
  const found = new Map<string, OwnLot[]>();
  for (const { vin, ...own } of rows as (OwnLot & { readonly vin: string })[]) {
    found.set(vin, [...(found.get(vin) ?? []), own]);
  }
  return found;
}

/** Returns the seller's other lots with a VIN, the newest first. */
export async function lotsWithVin(
  db: Database,
  sellerId: number,
  vin: string | undefined,
  lotId: number,
): Promise<readonly OwnLot[]> {
  const all = vin ? ((await lotsByVin(db, sellerId, [vin])).get(vin) ?? []) : [];
  return all.filter(({ id_auction: id }) => id !== lotId);
}

/** A created draft. */
export interface NewLot {
  readonly id: number;
  readonly number: number;
}

/** Creates a draft for its seller. */
export async function insertLot(
  db: Database,
  sellerId: number,
  { lot: columns, facts, words }: Projected,
  at: number,
): Promise<NewLot> {
  const number = await nextNumber(db, columns.kind);
  const { id } = await asyncOrm(db)
    .insert(lot)
    .values({ ...columns, number, sellerId, status: "draft", createdAt: at })
    .returning({ id: lot.id })
    .get();
  await asyncOrm(db)
    .insert(lotFacts)
    .values({ ...facts, lotId: id, documents: [] });
  await asyncPrepared(db, "INSERT INTO lot_search (rowid, title, number, words) VALUES (?, ?, ?, ?)").run(
    id,
    columns.title,
    String(number),
    words,
  );
  return { id, number };
}

/** Updates the lot from its draft. */
export async function updateLot(
  db: Database,
  lotId: number,
  { lot: columns, facts, words }: Projected,
): Promise<void> {
  await changeLots(db, eq(lot.id, lotId), columns);
  await asyncOrm(db).update(lotFacts).set(facts).where(eq(lotFacts.lotId, lotId));
  await asyncPrepared(db, "UPDATE lot_search SET title = ?, words = ? WHERE rowid = ?").run(
    columns.title,
    words,
    lotId,
  );
}

export interface SavedDraft {
  readonly fields: Fields;
  readonly version: number;
  readonly savedAt: number;
  readonly relistedFrom: number | null;
}

/** Saves the form with its files; files that it leaves out are unlinked. */
export async function saveDraft(
  db: Database,
  sellerId: number,
  lotId: number,
  saved: SavedDraft,
): Promise<void> {
  await asyncOrm(db)
    .insert(lotDraft)
    .values({ lotId, ...saved })
    .onConflictDoUpdate({
      target: lotDraft.lotId,
      set: { fields: saved.fields, version: saved.version, savedAt: saved.savedAt },
    });
  // A new lot has no files yet.
  if (saved.version > 1) await unlinkFiles(db, `lot:${lotId}`, saved.savedAt);
  const { photos = [], reports = [], documents = [], floor_plans: plans = [] } = saved.fields;
  const ids = [...photos, ...reports, ...documents, ...plans];
  if (ids.length > 0) await linkFiles(db, sellerId, ids, `lot:${lotId}`);
}

export async function removeLot(db: Database, lotId: number): Promise<void> {
  await unlinkFiles(db, `lot:${lotId}`);
  await endClaim(db, lotId);
  await asyncOrm(db).delete(history).where(ofLot(lotId));
  await asyncOrm(db).delete(lotDraft).where(eq(lotDraft.lotId, lotId));
  await asyncOrm(db).delete(favorite).where(eq(favorite.lotId, lotId));
  await asyncOrm(db).delete(note).where(eq(note.lotId, lotId));
  await asyncOrm(db).delete(lotViews).where(eq(lotViews.lotId, lotId));
  await asyncOrm(db).delete(lotFacts).where(eq(lotFacts.lotId, lotId));
  await asyncPrepared(db, "DELETE FROM lot_search WHERE rowid = ?").run(lotId);
  await asyncOrm(db).delete(lot).where(eq(lot.id, lotId));
}

export async function setHiddenOf(db: Database, lotId: number, hidden: boolean): Promise<void> {
  await changeLots(db, eq(lot.id, lotId), { hidden, seq: sql`${lot.seq} + 1` });
}

/**
 * Copies the pictures of a kind for another lot: new files with the same bytes.
 * @returns their ids, in order.
 */
export async function copyPictures(
  db: Database,
  files: readonly FileRow[],
  of: FileRow["kind"],
): Promise<number[]> {
  const ids: number[] = [];
  for (const { hash, userId, kind, name, mime, bytes, width, height, thumbhash, createdAt } of files) {
    const copy = { hash, userId, kind, name, mime, bytes, width, height, thumbhash, createdAt };
    if (kind === of) ids.push(await insertFile(db, copy));
  }
  return ids;
}
