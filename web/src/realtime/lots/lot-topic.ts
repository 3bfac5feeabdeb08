import type { Schema } from "@marsa/api-spec/client-problem";
import { useEffect, useEffectEvent, useState } from "react";
import { serverClock } from "../clock/clock.ts";
import { link, withRealtime } from "../link/connection.ts";
import { live } from "./live.ts";
import { followLot } from "./lot-following.ts";

/** After this time without a connection the page reads the open lot by polling, ms… */
const POLL_AFTER_MS = 10_000;
/** …at this interval, ms. */
const POLL_EVERY_MS = 3_000;
/** A silent connection never answers: a request is sent again after this time, ms. */
const POLL_PATIENCE_MS = 8_000;
/** Inside the closing window the lot is read at this interval, even when connected, ms. */
const CHECK_EVERY_MS = 30_000;
/** The lot is read once more this long after its end, when it has a result, ms. */
const AFTER_END_MS = 1_000;

export interface LotTopic {
  /** live: bids work. waiting: prices are grey, bids wait. slow: read every 3 s, bids work, quick bid does not. */
  sync: "waiting" | "live" | "slow";
  /** Server time (ms) of the state on the screen. */
  asOf: number;
}

/**
 * Follows one open lot: its topic when connected, the snapshot every 3 s when not.
 * @param windowMs closing window of this lot
 * @param onRows gets new public rows of the history, newest last
 * @param read reads the lot and shows it with its further data, where no event carries them
 */
export function useLotTopic(
  id: number,
  windowMs: number,
  onRows: (rows: Schema<"HistoryRow">[]) => void,
  read: (signal: AbortSignal) => Promise<void>,
): LotTopic {
  const [state, setState] = useState<LotTopic>(() => ({ sync: "waiting", asOf: serverClock.now() }));
  const takeRows = useEffectEvent(onRows);
  const readAll = useEffectEvent(read);

  useEffect(() => {
    let ended = false;
    let synced = false;
    let readAt = performance.now();
    let watchClosely: () => () => void = () => () => {};
    let relax: (() => void) | null = null;

    const mark = (sync: LotTopic["sync"]) => {
      if (!ended) setState({ sync, asOf: serverClock.now() });
    };
    let polling = false;
    const poll = async () => {
      readAt = performance.now();
      polling = true;
      try {
        await readAll(AbortSignal.timeout(POLL_PATIENCE_MS));
        if (!synced) mark("slow");
      } catch {
        if (!synced) mark("waiting");
      }
      polling = false;
    };
    const followed = followLot(id, {
      read: () => void (readAt = performance.now()),
      rows: (rows) => takeRows(rows),
      sync: (now) => {
        synced = now;
        mark(now ? "live" : "waiting");
      },
    });
    const stop = withRealtime(({ client }) => {
      watchClosely = () => client.watchClosely();
      return () => {};
    });
    const refresh = () => followed.refresh();

    const timer = setInterval(() => {
      if (inClosingWindow(id, windowMs)) relax ??= watchClosely();
      else {
        relax?.();
        relax = null;
      }
      const unread = performance.now() - readAt;
      const down = link.downSince === null ? 0 : performance.now() - link.downSince;
      if (!synced && !polling && down > POLL_AFTER_MS && unread >= POLL_EVERY_MS) void poll();
      if (synced && unread >= pauseBetweenChecks(id, windowMs)) {
        readAt = performance.now();
        refresh();
      }
    }, 500);
    const focused = () => {
      if (document.visibilityState === "visible") refresh();
    };
    document.addEventListener("visibilitychange", focused);
    return () => {
      ended = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", focused);
      relax?.();
      stop();
      followed.stop();
    };
  }, [id, windowMs]);

  return state;
}

function left(id: number): number {
  const state = live.lot(id).live;
  // A lot in a lane has no end of its own: the lane's clock counts.
  return state?.phase === "open" && state.lane === null
    ? Date.parse(state.end) - serverClock.now()
    : Infinity;
}

function inClosingWindow(id: number, windowMs: number): boolean {
  return left(id) <= windowMs;
}

/**
 * The time between two reads of a lot in sync, ms: a second past its end, half a minute inside its window, else
 * endless.
 */
function pauseBetweenChecks(id: number, windowMs: number): number {
  if (left(id) < -AFTER_END_MS) return AFTER_END_MS;
  return inClosingWindow(id, windowMs) ? CHECK_EVERY_MS : Infinity;
}
