/** Writes a decision of the staff about a sale, with its notices and its act in the audit log. */
import type { SettlementNews } from "../../domain/settlement/settlement-notices.ts";
import type { Refused } from "../../domain/lot/decision.ts";
import type { AuctionTerms } from "../../domain/lot/terms.ts";
import type { Schema } from "../../http/handler.ts";
import type { Database, NotifyLot, NotifyUser } from "../../store/store.ts";
import { decideSettlement, type SettlementCommand } from "../../tables/money/settlements.ts";
import { addToAudit, type Act } from "../../tables/people/audit.ts";
import { presentStaffSettlement } from "./presenter.ts";
import { findParties, subjectOf } from "./repository.ts";

export interface StaffDecision {
  readonly act: Act["act"];
  /** What a second person signs; left out: one person decides. */
  readonly signed?: "release" | "forfeit";
  /** An earlier buyer, who did not pay; left out: the current one. */
  readonly buyerId?: number | undefined;
  readonly news: SettlementNews;
  readonly decide: SettlementCommand<"STALE">["decide"];
  /** Whether what happened to the lot since forbids it; left out where nothing can. */
  readonly isBarred?: (db: Database, lotId: number) => Promise<boolean>;
}

interface Recorded {
  readonly db: Database;
  readonly notifyUser: NotifyUser;
  readonly notifyLot: NotifyLot;
  readonly lotId: number;
  /** Who decides, when (ms) and why; reason null: a handover by code. */
  readonly by: Pick<Act, "at" | "userId" | "address" | "reason" | "askedById">;
  readonly decision: StaffDecision;
  readonly terms: AuctionTerms;
}

type Outcome =
  | { readonly ok: true; readonly reply: Schema<"StaffSettlement"> }
  | Refused<"STALE" | "NOT_FOUND">;

/** Decides, tells both sides and writes the act. Inside a write. */
export async function decideAndRecord({
  db,
  notifyUser,
  notifyLot,
  lotId,
  by,
  decision,
  terms,
}: Recorded): Promise<Outcome> {
  const { act, buyerId, news, decide, isBarred } = decision;
  if (await isBarred?.(db, lotId)) return { ok: false, code: "STALE", details: {} };
  const decided = await decideSettlement(db, notifyUser, {
    lotId,
    buyerId,
    at: by.at,
    news,
    decide,
    notifyLot,
  });
  if (!decided.ok) return decided;
  const row = (await findParties(db, lotId, buyerId))!;
  await addToAudit(db, { ...by, act, subject: subjectOf(row), aboutId: decided.settlement.buyerId });
  return { ok: true, reply: presentStaffSettlement(row, terms) };
}
