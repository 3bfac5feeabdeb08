import type { Pause } from "../../domain/pause.ts";
import { meta } from "../schema/system.ts";
import type { Database } from "../../store/store.ts";

/** Since when and why the staff let all standard auctions stand still; null while they go on. */
export function readPause(db: Database): Pause | null {
  const row = db.select({ since: meta.pausedAt, reason: meta.pauseReason }).from(meta).get();
  return row?.since == null ? null : { since: row.since, reason: row.reason ?? "" };
}
