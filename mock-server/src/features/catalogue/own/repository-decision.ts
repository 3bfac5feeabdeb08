/** Reads what a decision about a bid needs beside the lot. */
import { eq } from "drizzle-orm";
import type { ReviewRows } from "../../../domain/settlement/negotiation-view.ts";
import { chainBack } from "../../../tables/lots/history/history-of-lot.ts";
import { findReviewRows } from "../../../tables/lots/history/review-rows.ts";
import { lotDraft } from "../../../tables/schema/drafts.ts";
import { asyncOrm } from "../../../tables/system/driver.ts";
import { asyncPrepared } from "../../../tables/system/prepared.ts";
import type { Store } from "../../../store/store.ts";

export interface Review {
  readonly rows: ReviewRows | undefined;
  /** The highest bid of another bidder in the public history, AED; null without one. */
  readonly second: { readonly mark: number; readonly amount: number } | null;
  readonly relisted: boolean;
}

/** The public rows alone: a stored maximum that was never beaten stays its owner's. */
const SECOND = `${chainBack(["kind", "mark", "amount"], "(SELECT history_id FROM lot WHERE id = @lotId)")}
  SELECT mark, amount FROM back WHERE kind IN ('bid', 'automatic_bid')
    AND mark <> (SELECT leader_mark FROM lot WHERE id = @lotId)
    AND NOT EXISTS (SELECT 1 FROM back t WHERE t.kind = 'taken_back' AND t.mark = back.mark AND t.amount = back.amount)
  ORDER BY amount DESC, id LIMIT 1`;

/** Reads the history of a lot that ended below its minimum price. */
export function readReview(store: Store, lotId: number): Promise<Review> {
  return store.read(async (db) => ({
    rows: (await findReviewRows(db, [lotId])).get(lotId),
    second: (await asyncPrepared<Review["second"]>(db, SECOND).get({ lotId })) ?? null,
    relisted: (await asyncOrm(db).$count(lotDraft, eq(lotDraft.relistedFrom, lotId))) > 0,
  }));
}
