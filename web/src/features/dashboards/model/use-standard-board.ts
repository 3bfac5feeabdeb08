import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useServerTime } from "#/realtime/clock/clock.ts";
import { usePaused } from "#/realtime/link/auctions-paused.ts";
import { useLinkUp } from "#/realtime/link/link-up.ts";
import { live } from "#/realtime/lots/live.ts";
import { useLotsTopic } from "#/realtime/lots/lots-topic.ts";
import { type Board, type LotCard, standardBoardQuery } from "./board-queries.ts";
import type { LotLive } from "#/realtime/lots/live-store.ts";
import { phaseAt } from "#/realtime/lots/phase.ts";

/** A lot stays on the wall screen for this time after its end, so that people see its result, ms. */
const SHOWN_AFTER_MS = 20_000;

interface Entry {
  readonly id: number;
  readonly live: LotLive;
}

/**
 * Returns the lots of a wall screen at a moment (server ms): the next to end first, those that have just ended above.
 * Ids.
 * @param paused whether all standard auctions are paused: no lot ends then
 */
export function endingSoonest(
  entries: readonly Entry[],
  now: number,
  most: number,
  paused: boolean,
): number[] {
  return entries
    .filter((entry) => isOpen(entry, now, paused) || now - Date.parse(entry.live.end) < SHOWN_AFTER_MS)
    .toSorted((one, other) => Date.parse(one.live.end) - Date.parse(other.live.end) || one.id - other.id)
    .slice(0, most)
    .map(({ id }) => id);
}

/** The number of ended lots at a moment. */
export function countEnded(entries: readonly Entry[], now: number, paused: boolean): number {
  return entries.filter((entry) => !isOpen(entry, now, paused)).length;
}

function isOpen(entry: Entry, now: number, paused: boolean): boolean {
  return phaseAt(entry.live, now, paused) === "open";
}

/** A lot has its result within this time after its end, ms. */
const JUDGED_MS = 2_000;

export interface StandardBoard {
  /** Undefined while loading. */
  readonly totals: Board["totals"] | undefined;
  /** The next to end first. */
  readonly cards: readonly LotCard[];
}

/** The open standard auctions with their live state: `most` of them, by their ends. */
export function useStandardBoard(most: number): StandardBoard {
  const { data: board, refetch } = useQuery(standardBoardQuery);
  const reread = () => void refetch();
  const items = board?.items ?? [];
  // With more open lots than rows, unknown lots are not new.
  const hasAll = board !== undefined && board.totals.open <= items.length;
  useLotsTopic(() => hasAll && reread());
  // On the first connection too: the connection may fail before it was ever made.
  useLinkUp(reread);

  const paused = usePaused() !== null;
  const entries = () =>
    items.map(({ id_auction: id, live: listed }) => ({ id, live: live.lot(id).live ?? listed }));
  const shown = useServerTime((now) => endingSoonest(entries(), now, most, paused).join());
  const ended = useServerTime((now) => countEnded(entries(), now, paused));
  useEffect(() => {
    if (ended === 0) return;
    const timer = setTimeout(() => void refetch(), JUDGED_MS);
    return () => clearTimeout(timer);
  }, [ended, refetch]);

  const byId = new Map(items.map((card) => [String(card.id_auction), card]));
  const cards = shown.split(",").flatMap((id) => byId.get(id) ?? []);
  return { totals: board?.totals, cards };
}
