import { useRef, useEffect, useState } from "react";
import { useSnapshot } from "valtio/react";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { nextFrame } from "#/realtime/clock/next-frame.ts";
import { usePaused } from "#/realtime/link/auctions-paused.ts";
import { link } from "#/realtime/link/connection.ts";
import type { LotLive, MyLot, MyStatus } from "#/realtime/lots/live-store.ts";
import { useLot } from "#/realtime/lots/live.ts";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { type LotTopic, useLotTopic } from "#/realtime/lots/lot-topic.ts";
import { type Phase, usePhase } from "#/realtime/lots/phase.ts";
import type { HistoryRow } from "../lot/history-rows.ts";
import type { Sync } from "../lot/panel-facts.ts";
import { addRows, readLotAndRows, historyQuery } from "../lot/queries.ts";
import { useInfiniteQuery } from "@tanstack/react-query";

/** The page has just read the lot: it counts as in sync for this time while connecting, ms. */
const FIRST_MS = 3_000;
/** A gap shorter than this is not shown, ms. */
const BLINK_MS = 300;

/** Whether the lot is in sync, without flicker: unchanged at the start and over a short gap. */
function useSync({ sync: topicSync }: LotTopic): Sync {
  const [sync, setSync] = useState<Sync>("live");
  const wasLive = useRef(false);
  useEffect(() => {
    if (topicSync !== "waiting") wasLive.current = true;
    const timer = setTimeout(
      () => setSync(topicSync),
      topicSync !== "waiting" ? 0 : wasLive.current ? BLINK_MS : FIRST_MS,
    );
    return () => clearTimeout(timer);
  }, [topicSync]);
  return sync;
}

/** The current state of a lot, and how certain it is. */
export interface LotNow {
  readonly lot: Lot;
  readonly live: LotLive;
  readonly mine: MyLot | null;
  readonly status: MyStatus;
  readonly phase: Phase;
  readonly sync: Sync;
  /** Whether this device has no network: bids wait. */
  readonly offline: boolean;
  /** The reason for a pause of all auctions; null: none. */
  readonly paused: string | null;
  /** Server ms of the state on the screen. */
  readonly asOf: number;
}

/**
 * Follows a lot. Call it once per page, since it holds the subscription.
 * @param windowMs closing window, ms
 * @param known whether the state of the lot's lane is current: otherwise bids wait
 */
export function useLotNow(lot: Lot, windowMs: number, known: boolean): LotNow {
  const { live, mine, status } = useLot(lot.id_auction, lot.live);
  const topic = useLotAndRows(lot.id_auction, windowMs);
  const offline = useSnapshot(link).state === "offline" && !navigator.onLine;
  const sync = useSync(topic);
  const paused = usePaused();
  const { phase } = usePhase(live);
  return {
    lot,
    live,
    mine,
    status,
    phase,
    paused,
    offline,
    sync: known && !offline ? sync : "waiting",
    asOf: topic.asOf,
  };
}

/** Follows the lot, and adds rows to its history in the same step as the state. */
function useLotAndRows(id: number, windowMs: number): LotTopic {
  const newRows = useRef<HistoryRow[]>([]);
  const onRows = (rows: HistoryRow[]) => {
    // The event has no documents, nor what they ask of the leader.
    if (rows.some(({ kind }) => kind === "report_changed"))
      void queryClient.invalidateQueries({ queryKey: keys.lot(id) });
    if (rows.some(({ kind }) => kind === "question_answered"))
      void queryClient.invalidateQueries({ queryKey: keys.questions(id) });
    if (newRows.current.push(...rows) > rows.length) return;
    nextFrame(() => {
      addRows(id, newRows.current);
      newRows.current = [];
    });
  };
  return useLotTopic(id, windowMs, onRows, (signal) => readLotAndRows(id, signal));
}

export interface History {
  /** Newest first. */
  readonly rows: readonly HistoryRow[];
  readonly total: number;
  readonly loading: boolean;
  readonly error: unknown;
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/** The visible history; read again after each loss of the connection, since events were lost. */
export function useHistory(id: number, sync: Sync): History {
  const query = useInfiniteQuery(historyQuery(id));
  const before = useRef(sync);
  useEffect(() => {
    const back = before.current !== "live" && sync === "live";
    before.current = sync;
    if (back) void queryClient.invalidateQueries({ queryKey: keys.history(id) });
  }, [id, sync]);
  return {
    rows: query.data?.pages.flatMap((page) => page.items) ?? [],
    total: query.data?.pages[0]?.total ?? 0,
    loading: query.isPending,
    error: query.error,
    hasMore: query.hasNextPage,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
