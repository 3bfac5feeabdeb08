/** Reads how the decisions about bids below the minimum price ended. */
import type { HistoryKind } from "../../../domain/lot/decision.ts";
import type { ReviewRows } from "../../../domain/settlement/negotiation-view.ts";
import type { Database } from "../../../store/store.ts";
import { asyncPrepared } from "../../system/prepared.ts";
import { chainBack } from "./history-of-lot.ts";

/** The end of a lot's history, newest first, back to the highest bid. */
const REVIEW = `${chainBack(["at", "kind", "amount", "cause"], "(SELECT history_id FROM lot WHERE id = ?)", "back.kind NOT IN ('bid', 'automatic_bid')")}
  SELECT at, kind, amount, cause FROM back`;

interface Row {
  readonly at: number;
  readonly kind: HistoryKind;
  readonly amount: number | null;
  readonly cause: string;
}

/** Returns the rows of these lots that tell how their negotiations ended, by lot. */
export async function findReviewRows(
  db: Database,
  lotIds: readonly number[],
): Promise<ReadonlyMap<number, ReviewRows>> {
  const rows = new Map<number, ReviewRows>();
  for (const id of lotIds) rows.set(id, reviewRowsOf(await asyncPrepared<Row>(db, REVIEW).all(id)));
  return rows;
}

function reviewRowsOf(rows: readonly Row[]): ReviewRows {
  const bid = rows.find(({ kind }) => kind === "bid" || kind === "automatic_bid");
  const row = rows.find(({ kind }) => kind === "bid_accepted" || kind === "bid_declined");
  return {
    bid: bid?.amount ?? null,
    decision: row ? { accepted: row.kind === "bid_accepted", reason: row.cause, at: row.at } : null,
  };
}
