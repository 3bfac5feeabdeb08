/** Lots as their sellers write them. Inside a read or a write. */
import { eq } from "drizzle-orm";
import { fieldsOfLot } from "./fields-of-lot.ts";
import { filesOf, insertFile, linkFiles, type FileRow } from "../people/files.ts";
import { lotDraft } from "../schema/drafts.ts";
import { lot, lotFacts } from "../schema/lots.ts";
import { changeLots } from "./changed-lots.ts";
import type { Database } from "../../store/store.ts";
import { asyncOrm } from "../system/driver.ts";

export type LotRow = typeof lot.$inferSelect;
export type FactsRow = typeof lotFacts.$inferSelect;
export type DraftRow = typeof lotDraft.$inferSelect;

export interface WholeDraft {
  readonly lot: LotRow;
  readonly facts: FactsRow;
  readonly draft: DraftRow;
  readonly files: readonly FileRow[];
}

/** Returns a lot as its seller writes it; null: no such lot, or another seller's. `sellerId` null: any seller. */
export async function draftOf(
  db: Database,
  sellerId: number | null,
  lotId: number,
): Promise<WholeDraft | null> {
  const row = await asyncOrm(db)
    .select({ lot, facts: lotFacts, draft: lotDraft })
    .from(lot)
    .innerJoin(lotFacts, eq(lotFacts.lotId, lot.id))
    .leftJoin(lotDraft, eq(lotDraft.lotId, lot.id))
    .where(eq(lot.id, lotId))
    .get();
  if (!row || (sellerId !== null && row.lot.sellerId !== sellerId)) return null;
  const files = await filesOf(db, `lot:${lotId}`);
  const photos = files.filter(({ kind }) => kind === "lot_photo").map(({ id }) => id);
  return {
    ...row,
    files,
    draft: row.draft ?? {
      lotId,
      fields: fieldsOfLot(row.lot, row.facts, photos),
      version: 1,
      savedAt: row.lot.createdAt,
      sentAt: null,
      remarks: null,
      relistedFrom: null,
    },
  };
}

/** The same with a file for each picture: pictures of the scene have none yet. Inside a write. */
export async function readDraft(
  db: Database,
  sellerId: number | null,
  lotId: number,
): Promise<WholeDraft | null> {
  const whole = await draftOf(db, sellerId, lotId);
  return whole && (await adoptPictures(db, whole)) ? await draftOf(db, sellerId, lotId) : whole;
}

async function adoptPictures(db: Database, { lot: row, facts, files }: WholeDraft): Promise<boolean> {
  if (facts.pictures.length === 0 || files.some(({ kind }) => kind === "lot_photo")) return false;
  for (const { name, width, height, thumbhash } of facts.pictures) {
    const id = await insertFile(db, {
      hash: name,
      userId: row.sellerId,
      kind: "lot_photo",
      name: `${name}.webp`,
      mime: "image/webp",
      bytes: 0,
      width,
      height,
      thumbhash,
      createdAt: row.createdAt,
    });
    await linkFiles(db, row.sellerId, [id], `lot:${row.id}`);
  }
  return true;
}

/**
 * Sets the status of the lot. `sentAt`: since when it waits for the staff. `remarks`: the changes that the staff
 * asked for.
 */
export async function setStatus(
  db: Database,
  { lot: row, draft }: WholeDraft,
  status: LotRow["status"],
  change: Partial<Pick<DraftRow, "sentAt" | "remarks">> = {},
): Promise<void> {
  await changeLots(db, eq(lot.id, row.id), { status });
  await asyncOrm(db)
    .insert(lotDraft)
    .values({ ...draft, ...change })
    .onConflictDoUpdate({ target: lotDraft.lotId, set: { fields: draft.fields, ...change } });
}

/** Whether another lot relists this one. */
export async function isRelisted(db: Database, lotId: number): Promise<boolean> {
  return (
    (await asyncOrm(db)
      .select({ id: lotDraft.lotId })
      .from(lotDraft)
      .where(eq(lotDraft.relistedFrom, lotId))
      .get()) !== undefined
  );
}
