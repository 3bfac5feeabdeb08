import type { Schema } from "@marsa/api-spec/client-problem";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { announce } from "../../lib/browser/announce.ts";
import { money } from "../../lib/format/money.ts";
import { useConfig } from "../../lib/http/queries.ts";
import { queryClient } from "../../lib/http/query-client.ts";
import { keys } from "../../lib/http/query-keys.ts";
import { useServerTime } from "../../realtime/clock/clock.ts";
import type { LotLive, MyLot, MyStatus } from "../../realtime/lots/live-store.ts";
import { usePaused } from "../../realtime/link/auctions-paused.ts";
import { useLot } from "../../realtime/lots/live.ts";
import type { Lot } from "../../realtime/lots/lot-query.ts";
import { type LotTopic, useLotTopic } from "../../realtime/lots/lot-topic.ts";
import { nextFrame } from "../../realtime/clock/next-frame.ts";
import { type HistoryRow, stateSince } from "./history/history-rows.ts";
import { type Act, intend } from "./sending/intention.ts";
import { isInTurn } from "../../realtime/lots/phase.ts";
import type { Funds } from "./offers/offer.ts";
import { type Panel, panelOf } from "./panel/panel.ts";
import type { Sync } from "./panel/panel-facts.ts";
import { inLastMinutes } from "../../lib/format/countdown.ts";
import { toMs } from "../../lib/format/time.ts";
import { type Phase, phaseAt } from "../../realtime/lots/phase.ts";
import { conditionsQuery, hearRows, historyQuery, readLotAndRows } from "./queries.ts";
import { useBidder } from "./use-bidder.ts";
import { type BidFlow, useBidFlow } from "./sending/use-bid-flow.ts";
import { useSync } from "./use-sync.ts";

/** Everything that panel, bar, sheet and confirmation of one lot are drawn from. */
export interface BiddingState extends Omit<BidFlow, "choose" | "sendAtOnce"> {
  readonly lot: Lot;
  readonly live: LotLive;
  readonly mine: MyLot | null;
  readonly status: MyStatus;
  readonly phase: Phase;
  readonly panel: Panel;
  readonly sync: Sync;
  /** Why the staff let all auctions stand still; null: they don't. */
  readonly paused: string | null;
  /** Server ms of the state on the screen. */
  readonly asOf: number;
  /** Undefined while they load. */
  readonly conditions: Schema<"Conditions"> | undefined;
  readonly retryConditions: () => void;
  readonly signedIn: boolean;
  /** Null for visitors, and while the deposit loads. */
  readonly funds: Funds | null;
  /** Total and blocked part of the deposit, AED; null for visitors. */
  readonly deposit: { readonly total: number; readonly blocked: number } | null;
  /** Closing window, ms. */
  readonly windowMs: number;
  /** Whether it has begun. */
  readonly inWindow: boolean;
  /** Told by whoever follows the lane, while the lot has its turn there. */
  readonly hearFinalCall: (on: boolean) => void;
  readonly history: History;
  /** A new tap: an intention of its own, to be confirmed. */
  choose: (amount: number, mode: Act) => void;
  /** A bid of this amount without a confirmation: quick bid, in a lane where the person asked for it. */
  bidAtOnce: (amount: number) => void;
}

/** A lot in its turn is bid on by the lane's clock, not by its own. */
export interface InLane {
  /** Whether the lane's own state is known: without it bidding waits. */
  readonly synced: boolean;
  /** In the final call a stored maximum stays as it is, and being outbid is said at once. */
  readonly finalCall: boolean;
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

/** Follows a lot and runs the bids on it. Call it once per page: it holds the subscription. */
export function useBidding(lot: Lot, inLane?: InLane): BiddingState {
  const id = lot.id_auction;
  const { me, balance } = useBidder(id);
  const { live, mine, status } = useLot(id, lot.live);
  const terms = useQuery(conditionsQuery(id));
  const windowMs = useWindowMs(lot, terms.data);
  const topic = useLotAndRows(id, windowMs);
  const lotSync = useSync(topic);
  const sync = inLane?.synced === false ? "waiting" : lotSync;
  const history = useHistory(id, sync);
  const paused = usePaused();
  const phase = usePhase(live, paused);
  const lastMinutes = useServerTime((now) => inLastMinutes(toMs(live.end) - now, windowMs));
  const [heardFinalCall, hearFinalCall] = useState(false);
  const finalCall = inLane?.finalCall ?? (isInTurn(live) && heardFinalCall);
  const inWindow = live.lane === null ? lastMinutes : finalCall;
  const bids = useBidFlow(id, me?.id_user ?? null);
  useSpokenStatus(lot.title, live, status, phase, finalCall);

  const funds = balance ? { available: balance.available, heldHere: mine?.hold ?? 0 } : null;
  const panel = panelOf({
    live,
    mine,
    status,
    phase,
    view: lot.view,
    me,
    funds,
    conditions: terms.isError ? "failed" : (terms.data ?? null),
    sync,
    paused,
    since: stateSince({
      rows: history.rows,
      complete: !history.hasMore,
      leader: leaderMark(live, mine),
      ownMark: mine?.mark ?? null,
    }),
  });

  return {
    ...bids,
    lot,
    live,
    mine,
    status,
    phase,
    panel,
    sync,
    paused,
    asOf: topic.asOf,
    conditions: terms.data,
    retryConditions: () => void terms.refetch(),
    signedIn: Boolean(me),
    funds,
    deposit: balance ? { total: balance.balance_summ, blocked: balance.balance_reserv } : null,
    windowMs,
    inWindow,
    hearFinalCall,
    history,
    choose: (amount, mode) => bids.choose(intend(id, amount, mode)),
    bidAtOnce: (amount) => bids.sendAtOnce(intend(id, amount, "exact")),
  };
}

/** No lot ends while all auctions stand still: past its end it waits for more time instead of its result. */
function usePhase(live: LotLive, paused: string | null): Phase {
  const phase = useServerTime((now) => phaseAt(live, now));
  return phase === "judging" && paused !== null && live.status === "active" ? "open" : phase;
}

/** The leader as the history names him: the reader is "you" there whatever the event said. */
function leaderMark({ leader }: LotLive, mine: MyLot | null): string | null {
  return leader !== null && leader === mine?.mark ? "you" : leader;
}

function useWindowMs({ kind }: Lot, conditions: Schema<"Conditions"> | undefined): number {
  const config = useConfig();
  const ofKind = kind === "vehicle" ? config?.closing.window_vehicle_s : config?.closing.window_apartment_s;
  return (conditions?.window_s ?? ofKind ?? 0) * 1000;
}

/** Follows the lot; rows of its history are added with the state that they explain, all of one frame in one step. */
function useLotAndRows(id: number, windowMs: number): LotTopic {
  const heard = useRef<HistoryRow[]>([]);
  const onRows = (rows: HistoryRow[]) => {
    if (heard.current.push(...rows) > rows.length) return;
    nextFrame(() => {
      hearRows(id, heard.current);
      heard.current = [];
    });
  };
  return useLotTopic(id, windowMs, onRows, (signal) => readLotAndRows(id, signal));
}

/** The history on the screen; read anew whenever the link was lost, since its events were. */
function useHistory(id: number, sync: Sync): History {
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

/** Says to those who listen that they lead or were outbid, once per change. */
function useSpokenStatus(
  title: string,
  { price }: LotLive,
  status: MyStatus,
  phase: Phase,
  finalCall: boolean,
): void {
  const before = useRef(status);
  useEffect(() => {
    if (before.current === status) return;
    before.current = status;
    if (phase !== "open" || price === null) return;
    if (status === "leading") announce(`You are leading at AED ${money(price)}, ${title}`);
    if (status === "outbid") {
      const words = `You have been outbid. The price is AED ${money(price)}, ${title}`;
      announce(words, finalCall ? "assertive" : "polite");
    }
  }, [status, phase, price, title, finalCall]);
}
