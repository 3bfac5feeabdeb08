/** Presents cases. */
import { inArray } from "drizzle-orm";
import type { Schema } from "../../http/handler.ts";
import { lot } from "../../tables/schema/lots.ts";
import type { Database } from "../../store/store.ts";
import type { CaseWithNames } from "./repository.ts";

/** The lots that a case shows, the last ones. */
const MOST_LOTS = 10;

/** Presents a case to the staff. */
export function presentCase(db: Database, found: CaseWithNames): Schema<"Case"> {
  const { row, bidder, other, decidedBy } = found;
  const shown = row.lots.slice(0, MOST_LOTS);
  const lots = db
    .select({ id_auction: lot.id, number: lot.number, title: lot.title })
    .from(lot)
    .where(inArray(lot.id, [...shown]))
    .all();
  return {
    id_case: row.id,
    bidder: { id_user: row.bidderId, name: bidder },
    other: { id_user: row.otherId, name: other },
    role: row.role,
    score: row.score,
    evidence: [...row.evidence],
    lots: lots.toSorted((a, b) => shown.indexOf(a.id_auction) - shown.indexOf(b.id_auction)),
    opened_at: new Date(row.openedAt).toISOString(),
    state: row.state,
    decided_by: decidedBy,
    decided_at: row.decidedAt === null ? null : new Date(row.decidedAt).toISOString(),
    reason: row.reason,
  };
}
