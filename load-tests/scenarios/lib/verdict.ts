/** Checks a bidder's receipts against the final state. */
import type { BidReply, HistoryRow, LotPublic, Offer } from "./api.ts";

/** A bid that the server has acknowledged. */
export interface Acknowledged {
  readonly offer: Offer;
  readonly reply: BidReply;
}

/**
 * Contradictions between the final state and the replies to this bidder. All are zero when the server keeps its
 * promises.
 */
export interface Verdict {
  readonly lostBids: number;
  readonly wrongAmounts: number;
  readonly wrongLeaders: number;
}

/**
 * Compares every receipt of one bidder with the history and the lot after the bidding. The leader follows from the
 * highest bid in the history and from the promises to this bidder: a bidder who offered more than the final price
 * must lead, and a leader must have offered that much.
 */
export function checkAcknowledged(
  acknowledged: readonly Acknowledged[],
  history: readonly HistoryRow[],
  lot: LotPublic,
): Verdict {
  const rows = new Map(history.map((row) => [row.seq, row]));
  const seqs = new Set(acknowledged.map(({ reply }) => reply.seq));
  let lostBids = acknowledged.length - seqs.size;
  let wrongAmounts = 0;
  for (const { offer, reply } of acknowledged) {
    const row = rows.get(reply.id_bid);
    if (!row || reply.seq > lot.live.seq) lostBids += 1;
    else if (row.amount !== amountInHistory(offer, reply, row) || row.mark !== "you") wrongAmounts += 1;
  }
  return { lostBids, wrongAmounts, wrongLeaders: countWrongLeaders(acknowledged, history, lot) };
}

/** An exact bid keeps its amount; a maximum shows its own amount to its owner, or the price that it reached. */
function amountInHistory(offer: Offer, reply: BidReply, row: HistoryRow): number {
  return row.kind === "automatic_bid" && reply.outcome === "leading" ? reply.price : offer.price;
}

function countWrongLeaders(
  acknowledged: readonly Acknowledged[],
  history: readonly HistoryRow[],
  lot: LotPublic,
): number {
  const bids = history.filter(({ kind }) => kind === "bid" || kind === "automatic_bid");
  // Of two equal amounts the later row is the incumbent's answer: they were first and keep the lead.
  const highest = bids.reduce<HistoryRow | null>(
    (top, row) => (top === null || (row.amount ?? 0) >= (top.amount ?? 0) ? row : top),
    null,
  );
  const price = lot.live.price ?? 0;
  const leads = lot.live.leader === "you";
  const most = Math.max(0, ...acknowledged.map(({ offer }) => offer.price));
  const byHistory = highest !== null && (highest.mark !== lot.live.leader || highest.amount !== price);
  const byPromise = leads ? most < price : most > price;
  return Number(byHistory) + Number(byPromise);
}
