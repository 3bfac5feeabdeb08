/** Presents cases. */
import type { Schema } from "../../http/handler.ts";
import type { CaseWithNames } from "./repository.ts";

/** Presents a case to the staff. */
export function presentCase({ row, bidder, other, decidedBy, lots }: CaseWithNames): Schema<"Case"> {
  return {
    id_case: row.id,
    bidder: { id_user: row.bidderId, name: bidder },
    other: { id_user: row.otherId, name: other },
    role: row.role,
    score: row.score,
    evidence: [...row.evidence],
    lots,
    opened_at: new Date(row.openedAt).toISOString(),
    state: row.state,
    decided_by: decidedBy,
    decided_at: row.decidedAt === null ? null : new Date(row.decidedAt).toISOString(),
    reason: row.reason,
  };
}
