/** The other bidders, as winner and loser read of them. */
import { money } from "@marsa/api-spec/amounts";
import { counted } from "#/lib/format/counts.ts";
import { type HistoryRow, isBid, markOf } from "../lot/history-rows.ts";
import type { LotLive } from "#/realtime/lots/live-store.ts";

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
