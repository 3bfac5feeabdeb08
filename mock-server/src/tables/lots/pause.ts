/** The pause of the standard auctions. */
import type { Pause } from "../../domain/lot/pause.ts";
import { meta } from "../schema/system.ts";
import type { Database } from "../../store/store.ts";
import { asyncOrm } from "../system/driver.ts";
import { queueChanged } from "../system/staff-queues.ts";

/** Returns the start of and the reason for the staff's pause of all standard auctions; null while they run. */
export async function readPause(db: Database): Promise<Pause | null> {
  const row = await asyncOrm(db).select({ since: meta.pausedAt, reason: meta.pauseReason }).from(meta).get();
  return row?.since == null ? null : { since: row.since, reason: row.reason ?? "" };
}

/** Writes the pause of all standard auctions, or ends it. Inside a write. */
export async function writePause(db: Database, pause: Pause | null): Promise<void> {
  const { since = null, reason = null } = pause ?? {};
  await asyncOrm(db).update(meta).set({ pausedAt: since, pauseReason: reason });
  queueChanged(db, "pause");
}
