import type { HistoryEntry, HistoryKind } from "./decision.ts";
import { isSecret, visibleTo, type Viewer } from "./visibility.ts";

/** A row of the history as far as its secrets are concerned. */
export type Sealed = Pick<HistoryEntry, "kind" | "userId" | "amount" | "secretAmount"> & {
  readonly id: number;
};

/** Whether a row stands in the journal with a commitment: nobody may read it, or not all of it. */
export function needsCommitment({
  kind,
  secretAmount,
}: Pick<HistoryEntry, "kind" | "secretAmount">): boolean {
  return isSecret(kind) || secretAmount !== undefined;
}

/**
 * Of a lot's history, in its order, the rows whose secret is public by now. A stored maximum is once its owner is beaten
 * and his rows show as much: from then on everybody can check that it was there, and when. The minimum price is once it
 * is reached, and only the one in force then. What is open stays open.
 */
export function openedToAll(rows: readonly Sealed[]): Set<number> {
  const opened = new Set<number>();
  const maxima = new Map<number, Sealed[]>();
  const shown = new Map<number, number>();
  let leaderId: number | null = null;
  let minimum: Sealed | null = null;
  for (const row of rows) {
    const { kind, userId, amount } = row;
    if (row.secretAmount !== undefined) minimum = row;
    if (kind === "minimum_reached" && minimum) opened.add(minimum.id);
    if (userId === null || amount === null) continue;
    if (kind === "proxy_set") maxima.set(userId, [...(maxima.get(userId) ?? []), row]);
    if (!LEADS.has(kind)) continue;
    shown.set(userId, Math.max(shown.get(userId) ?? 0, amount));
    // The last of a command's bids is the leader's.
    if (leaderId !== null && leaderId !== userId) {
      const most = shown.get(leaderId) ?? 0;
      for (const each of maxima.get(leaderId) ?? []) if ((each.amount ?? 0) <= most) opened.add(each.id);
    }
    leaderId = userId;
  }
  return opened;
}

const LEADS: ReadonlySet<HistoryKind> = new Set(["bid", "automatic_bid", "sold_by_buy_now"]);

/** Whether this viewer may know what a row was sealed with before everybody may. */
export function mayOpen(row: Sealed, viewer: Viewer): boolean {
  if (row.secretAmount !== undefined) return viewer.isSeller || viewer.isStaff;
  return visibleTo(row, viewer);
}
