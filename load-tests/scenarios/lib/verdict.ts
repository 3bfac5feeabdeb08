import type { BidReply, HistoryRow, LotPublic, Offer } from "./api.ts";

/** A bid that the server said it has taken. */
export interface Acknowledged {
  readonly offer: Offer;
  readonly reply: BidReply;
}

/** What the final state says against what this bidder was told. Zero everywhere, or the server broke its word. */
export interface Verdict {
  readonly lostBids: number;
  readonly wrongAmounts: number;
  readonly wrongLeaders: number;
}

/**
 * Holds every acknowledgement of one bidder beside the history and the lot as they stand when all bidding has ended.
 * The leader is found twice without the server's own words: by the highest bid in the history, and by what this
 * bidder was promised: who offered more than the final price must lead, and who leads must have offered that much.
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

/** An exact bid stands as it was sent; a maximum stands as itself for its owner, or as the price it was needed for. */
function amountInHistory(offer: Offer, reply: BidReply, row: HistoryRow): number {
  return row.kind === "automatic_bid" && reply.outcome === "leading" ? reply.price : offer.price;
}

function countWrongLeaders(
  acknowledged: readonly Acknowledged[],
  history: readonly HistoryRow[],
  lot: LotPublic,
): number {
  const bids = history.filter(({ kind }) => kind === "bid" || kind === "automatic_bid");
  // Of two equal amounts the later row is the incumbent's answer: he was first, and keeps the lead.
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
