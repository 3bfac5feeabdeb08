/** Decides which secrets of a lot's journal are public. */
import type { HistoryEntry, HistoryKind } from "./decision.ts";
import { isSecret, visibleTo, type Viewer } from "./visibility.ts";

type TimedRow = Pick<HistoryEntry, "kind" | "userId"> & { readonly id: number };

/** The parts of a history row that decide about its secrets. */
export type Sealed = Pick<HistoryEntry, "kind" | "userId" | "amount" | "secretAmount"> & {
  readonly id: number;
};

/** Whether the journal holds a commitment for a row: some readers may not read all of it. */
export function needsCommitment({
  kind,
  secretAmount,
}: Pick<HistoryEntry, "kind" | "secretAmount">): boolean {
  return isSecret(kind) || secretAmount !== undefined;
}

/**
 * Returns the rows whose secret is public by now. A stored maximum is public once its owner is beaten and the
 * owner's rows show as much: everyone can then check that it existed, and when. The minimum price is public once it
 * is reached, the current one only. Open secrets stay secret.
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
    // The last bid of a command belongs to the leader.
    if (leaderId !== null && leaderId !== userId) {
      const most = shown.get(leaderId) ?? 0;
      for (const each of maxima.get(leaderId) ?? []) if ((each.amount ?? 0) <= most) opened.add(each.id);
    }
    leaderId = userId;
  }
  return opened;
}

const LEADS: ReadonlySet<HistoryKind> = new Set(["bid", "automatic_bid", "sold_by_buy_now"]);

/** Whether this viewer may open a row's commitment before everyone may. */
export function mayOpen(row: Sealed, viewer: Viewer): boolean {
  if (row.secretAmount !== undefined) return viewer.isSeller || viewer.isStaff;
  return visibleTo(row, viewer);
}

/** Whether this viewer may know when a row was written. The moment of a maximum stays its owner's, even once beaten. */
export function mayTime(row: Pick<HistoryEntry, "kind" | "userId">, viewer: Viewer): boolean {
  return visibleTo(row, viewer);
}

/** A part of a journal, and the row before it. */
interface Page<Row> {
  readonly before: Row | null;
  readonly rows: readonly Row[];
  /** `after` of the next page; null: the last page. */
  readonly next: number | null;
}

/**
 * Returns the rows after row `after`: `limit` rows that the viewer may time, and the sealed rows before each of them.
 * Sealed rows at the end wait for the next row that the viewer may time.
 */
export function pageOf<Row extends TimedRow>(
  all: readonly Row[],
  viewer: Viewer,
  { limit, after }: { readonly limit: number; readonly after: number },
): Page<Row> {
  const timed = all.flatMap((row, place) => (mayTime(row, viewer) ? [place] : []));
  const first = timed.findIndex((place) => all[place]!.id > after);
  // A number between two rows starts after the row before it, so that trying numbers finds no sealed row.
  const from = ((first === -1 ? timed.at(-1) : timed[first - 1]) ?? -1) + 1;
  const shown = first === -1 ? [] : timed.slice(first, first + limit);
  const last = shown.at(-1);
  const isMore = first !== -1 && first + limit < timed.length;
  return {
    before: all[from - 1] ?? null,
    rows: last === undefined ? [] : all.slice(from, last + 1),
    next: isMore ? all[last!]!.id : null,
  };
}
