/** Sends drafts to the staff, and takes them back. Inside a write. */
import { addHistory } from "../../tables/lots/history/add-history.ts";
import { setStatus, type WholeDraft } from "../../tables/lots/lot-drafts.ts";
import type { Database } from "../../store/store.ts";

/**
 * Puts the lot into moderation, with its history row. The remarks of the last return stay, for the staff alone: they
 * compare them with the changes.
 * @param at ms since 1970 UTC.
 */
export async function sendToModeration(db: Database, whole: WholeDraft, at: number): Promise<void> {
  await setStatus(db, whole, "moderation", { sentAt: at });
  const cause = whole.draft.remarks === null ? "The seller sent the lot" : "The seller sent the lot again";
  await addHistory(db, whole.lot.id, { kind: "sent_to_moderation", userId: whole.lot.sellerId, cause }, at);
}

/**
 * Makes the lot a draft again, with its history row.
 * @param at ms since 1970 UTC.
 */
export async function withdrawFromModeration(db: Database, whole: WholeDraft, at: number): Promise<void> {
  await setStatus(db, whole, "draft", { sentAt: null });
  const cause = "The seller took the lot back";
  await addHistory(db, whole.lot.id, { kind: "moderation_withdrawn", userId: whole.lot.sellerId, cause }, at);
}
