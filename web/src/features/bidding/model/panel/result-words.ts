/** The result of a lot in words: for screen readers, and about the other bidders. */
import { money } from "@marsa/api-spec/amounts";
import { counted } from "#/lib/format/counts.ts";
import { type HistoryRow, isBid, markOf } from "../lot/history-rows.ts";
import type { LotLive, MyStatus } from "#/realtime/lots/live-store.ts";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import type { Phase } from "#/realtime/lots/phase.ts";

/**
 * Returns one sentence on how far the reader's bid was from the price.
 * @param amount the reader's highest amount, whole AED; null: not known
 * @param isMaximum whether it was a stored maximum, not a plain bid
 */
export function shortfallWords(
  { price, buy_now: buyNow, leader }: Pick<LotLive, "price" | "buy_now" | "leader">,
  amount: number | null,
  isMaximum: boolean,
): string {
  const who = leader ?? "Another bidder";
  if (price !== null && price === buyNow) return `${who} bought it at the buy-now price.`;
  if (price === null || amount === null) return `${who} bid more than you.`;
  const mine = isMaximum ? "your maximum" : "you";
  if (price > amount) return `${who} bid ${money(price - amount)} more than ${mine}.`;
  return `${who} bid the same before ${mine === "you" ? "you did" : "your maximum came"}.`;
}

interface Won {
  readonly live: Pick<LotLive, "bidders">;
  readonly mine: { readonly mark: string | null } | null;
  readonly history: { readonly rows: readonly HistoryRow[] };
}

/** Returns who else bid on a won lot, and where the last of them stopped; null without another bidder. */
export function rivalsWords({ live, mine, history }: Won): string | null {
  const others = live.bidders - 1;
  if (others < 1) return null;
  let next: HistoryRow | null = null;
  for (const row of history.rows) {
    if (!isBid(row) || row.amount === null || markOf(row, mine?.mark ?? null) === "you") continue;
    if (row.amount > (next?.amount ?? 0)) next = row;
  }
  const stopped =
    next?.mark == null || next.amount === null ? "" : ` ${next.mark} stopped at ${money(next.amount)}.`;
  return `${counted(others, "other bidder")}.${stopped}`;
}

interface Result {
  readonly lot: Pick<Lot, "title">;
  readonly live: Pick<LotLive, "price" | "leader">;
  readonly phase: Phase;
  readonly status: MyStatus;
}

/** Returns the one sentence on a result for screen readers; null before there is one. */
export function spokenResult({ lot: { title }, live, phase, status }: Result): string | null {
  if (live.price === null) return null;
  const sum = `AED ${money(live.price)}`;
  if (phase === "awaiting_decision") {
    return status === "awaiting_decision"
      ? `Bidding has ended. Your ${sum} is the highest bid, and the seller decides, ${title}`
      : `Bidding has ended at ${sum}, and the seller decides, ${title}`;
  }
  if (phase !== "sold") return null;
  if (status === "won") return `You won ${title} for ${sum}`;
  const who = live.leader === null ? "Sold" : `Sold to ${live.leader}`;
  return `${status === "not_won" ? "Not won. " : ""}${who} for ${sum}, ${title}`;
}
