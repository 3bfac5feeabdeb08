import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useServerTime } from "#/realtime/clock/clock.ts";
import { usePaused } from "#/realtime/link/auctions-paused.ts";
import { useLinkUp } from "#/realtime/link/link-up.ts";
import { live } from "#/realtime/lots/live.ts";
import { useLotsTopic } from "#/realtime/lots/lots-topic.ts";
import { type Board, type LotCard, standardBoardQuery } from "./board-queries.ts";
import { countEnded, endingSoonest } from "./ending-soonest.ts";

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
