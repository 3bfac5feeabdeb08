import type { LotLive, MyLot } from "#/realtime/lots/live-store.ts";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { stateSince } from "../lot/history-rows.ts";
import { type History, useHistory, type LotNow, useLotNow } from "./use-lot-now.ts";
import { type Panel, panelOf } from "./panel.ts";
import { type Act, intend } from "../sending/intention.ts";
import { type BidFlow, useBidFlow } from "../sending/use-bid-flow.ts";
import { useWallet, type Wallet } from "./use-wallet.ts";
import { useEffect, useRef, useState } from "react";
import { inLastMinutes } from "#/lib/format/countdown.ts";
import { toMs } from "@marsa/api-spec/dates";
import { useServerTime } from "#/realtime/clock/clock.ts";
import { isInTurn } from "#/realtime/lots/phase.ts";
import { announce } from "#/lib/browser/announce.ts";
import { money } from "@marsa/api-spec/amounts";
import type { Schema } from "@marsa/api-spec/client-problem";
import { useQuery } from "@tanstack/react-query";
import { feeOf } from "#/components/lot/use-you-pay.ts";
import { useConfig } from "#/lib/http/queries.ts";
import { conditionsQuery } from "../lot/queries.ts";

/** The terms of a sale: fees, increments, and the closing window. */
export interface Terms {
  /** Undefined while loading. */
  readonly conditions: Schema<"Conditions"> | undefined;
  readonly conditionsFailed: boolean;
  readonly retryConditions: () => void;
  /** Closing window, ms. */
  readonly windowMs: number;
}

/** Reads the terms of a lot. */
function useTerms({ id_auction: id, kind }: Lot): Terms {
  const { data, isError, refetch } = useQuery(conditionsQuery(id));
  const config = useConfig();
  const ofKind = kind === "vehicle" ? config?.closing.window_vehicle_s : config?.closing.window_apartment_s;
  return {
    conditions: data,
    conditionsFailed: isError,
    retryConditions: () => void refetch(),
    windowMs: (data?.window_s ?? ofKind ?? 0) * 1000,
  };
}

/** Returns the conditions with this fee: a lane can change its own before the first bid. */
function withFee(conditions: Terms["conditions"], { rate, min, max }: Schema<"FeeTerms">) {
  if (!conditions) return conditions;
  const { fee } = conditions;
  const isSame = fee.rate === rate && fee.min === min && fee.max === max;
  return isSame ? conditions : { ...conditions, fee: { rate, min, max } };
}

/** The actions of the panel. */
export interface Presses extends Omit<BidFlow, "choose" | "sendAtOnce"> {
  /** Starts a new intention, to be confirmed. */
  readonly choose: (amount: number, mode: Act) => void;
  /** Bids this amount without a confirmation: quick bid, in a lane where the person switched it on. */
  readonly bidAtOnce: (amount: number) => void;
}

/** The data of a lot's panel, bar, sheet and confirmation, by subject. */
export interface BiddingState extends LotNow, Terms, Wallet, Ending, Presses {
  readonly panel: Panel;
  readonly history: History;
}

/** The lane of a lot in its turn, whose clock counts. */
export interface InLane {
  /** Whether the lane's state is current: otherwise bids wait. */
  readonly synced: boolean;
  /** In the final call a maximum cannot be lowered, and being outbid is announced at once. */
  readonly finalCall: boolean;
}

/** Follows a lot and runs the bids on it. Call it once per page, since it holds the subscription. */
export function useBidding(lot: Lot, inLane?: InLane): BiddingState {
  const id = lot.id_auction;
  const read = useTerms(lot);
  const now = useLotNow(lot, read.windowMs, inLane?.synced !== false);
  const config = useConfig();
  const terms = config ? { ...read, conditions: withFee(read.conditions, feeOf(now, config)) } : read;
  const wallet = useWallet(id, now.mine?.hold ?? 0);
  const history = useHistory(id, now.sync);
  const ending = useEnding(now.live, terms.windowMs, inLane?.finalCall);
  const { choose, sendAtOnce, ...flow } = useBidFlow(id, wallet.me?.id_user ?? null);
  const { flow: bid } = flow;
  const tookLead = bid.step === "idle" && bid.outcome?.whileStatus === "leading";
  useSpokenStatus(now, ending.finalCall, bid.step === "placing" || tookLead);
  const panel = panelOf({
    ...now,
    view: lot.view,
    me: wallet.me,
    funds: wallet.funds,
    asleep: wallet.asleep,
    conditions: terms.conditionsFailed ? "failed" : (terms.conditions ?? null),
    since: stateSince({
      rows: history.rows,
      complete: !history.hasMore,
      leader: leaderMark(now.live, now.mine),
      ownMark: now.mine?.mark ?? null,
    }),
  });
  return {
    ...now,
    ...terms,
    ...wallet,
    ...ending,
    ...flow,
    panel,
    history,
    choose: (amount, mode) => choose(intend(id, amount, mode)),
    bidAtOnce: (amount) => sendAtOnce(intend(id, amount, "exact")),
  };
}

/** The leader's mark in the history, where the reader is "you". */
function leaderMark({ leader }: LotLive, mine: MyLot | null): string | null {
  return leader !== null && leader === mine?.mark ? "you" : leader;
}

/** The last phase of a lot before its end. */
interface Ending {
  /** Whether the closing window has begun; in a lane, whether the final call has begun. */
  readonly inWindow: boolean;
  readonly finalCall: boolean;
  /** Takes the final call from a component that follows the lane. */
  readonly setFinalCall: (on: boolean) => void;
}

/**
 * Follows the end of a lot.
 * @param windowMs closing window, ms
 * @param laneFinalCall whether the lane is in its final call; undefined where the caller does not follow the lane
 */
function useEnding(live: LotLive, windowMs: number, laneFinalCall: boolean | undefined): Ending {
  const lastMinutes = useServerTime((now) => inLastMinutes(toMs(live.end) - now, windowMs));
  const [reported, setFinalCall] = useState(false);
  const finalCall = laneFinalCall ?? (isInTurn(live) && reported);
  return { inWindow: live.lane === null ? lastMinutes : finalCall, finalCall, setFinalCall };
}

/**
 * Tells screen readers that the person leads or was outbid, once per change. A bid of this page that takes the lead says
 * so itself.
 * @param bids whether a bid of this page is in progress, or its result says that the person leads
 */
function useSpokenStatus(
  { lot: { title }, live, status, phase }: LotNow,
  finalCall: boolean,
  bids: boolean,
): void {
  const { price } = live;
  const before = useRef(status);
  useEffect(() => {
    if (before.current === status) return;
    before.current = status;
    if (phase !== "open" || price === null) return;
    if (status === "leading" && !bids) announce(`You are leading at AED ${money(price)}, ${title}`);
    if (status === "outbid") {
      const words = `You have been outbid. The price is AED ${money(price)}, ${title}`;
      announce(words, finalCall ? "assertive" : "polite");
    }
  }, [status, phase, price, title, finalCall, bids]);
}
