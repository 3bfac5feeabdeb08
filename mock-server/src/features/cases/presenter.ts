/** Presents cases. */
import type { Schema } from "../../http/handler.ts";
import type { Database } from "../../store/store.ts";
import { type CaseWithNames, lotsNamed } from "./repository.ts";

/** The lots that a case shows, the last ones. */
const MOST_LOTS = 10;

/** Presents a case to the staff. */
export async function presentCase(db: Database, found: CaseWithNames): Promise<Schema<"Case">> {
  const { row, bidder, other, decidedBy } = found;
  return {
    id_case: row.id,
    bidder: { id_user: row.bidderId, name: bidder },
    other: { id_user: row.otherId, name: other },
    role: row.role,
    score: row.score,
    evidence: [...row.evidence],
    lots: await lotsNamed(db, row.lots.slice(0, MOST_LOTS)),
    opened_at: new Date(row.openedAt).toISOString(),
    state: row.state,
    decided_by: decidedBy,
    decided_at: row.decidedAt === null ? null : new Date(row.decidedAt).toISOString(),
    reason: row.reason,
  };
}
