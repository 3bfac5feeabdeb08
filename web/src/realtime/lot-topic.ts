import type { Schema } from "@marsa/api-spec/client-problem";
import { lotTopic } from "@marsa/realtime/topics";
import { useEffect, useEffectEvent, useState } from "react";
import { queryClient } from "../lib/query-client.ts";
import { serverClock } from "./clock.ts";
import { link, withRealtime } from "./connection.ts";
import { live } from "./live.ts";
import { type Lot, lotQuery } from "./lot-query.ts";

type LotEvent = Schema<"LotEvent">;

/** A page without a link for this long reads the open lot itself, ms… */
const POLL_AFTER_MS = 10_000;
/** …and then again and again, ms. */
const POLL_EVERY_MS = 3_000;
/** Inside the closing window the lot is read anew this often, whatever the link says, ms. */
const CHECK_EVERY_MS = 30_000;
/** The lot is read once more this long after its end, ms: by then it is judged. */
const AFTER_END_MS = 1_000;

export interface LotTopic {
  /** in sync: bid. waiting: grey the prices, hold back the bids. slow: read every 3 s, bids allowed, no quick bid. */
  sync: "waiting" | "live" | "slow";
  /** Server time (ms) of the state on the screen. */
  asOf: number;
}

/**
 * Follows one open lot: its topic when the link stands, the snapshot every 3 s when it does not.
 * @param windowMs closing window of this lot
 * @param onRows new public rows of the history, newest last
 */
export function useLotTopic(
  id: number,
  windowMs: number,
  onRows: (rows: Schema<"HistoryRow">[]) => void,
): LotTopic {
  const [state, setState] = useState<LotTopic>(() => ({ sync: "waiting", asOf: serverClock.now() }));
  const told = useEffectEvent(onRows);

  useEffect(() => {
    let ended = false;
    let synced = false;
    let readAt = performance.now();
    let refresh = () => {};
    let watchClosely: () => () => void = () => () => {};
    let relax: (() => void) | null = null;

    const mark = (sync: LotTopic["sync"]) => {
      if (!ended) setState({ sync, asOf: serverClock.now() });
    };
    const read = async (): Promise<Lot> => {
      readAt = performance.now();
      return queryClient.fetchQuery({ ...lotQuery(id), staleTime: 0 });
    };
    const poll = async () => {
      try {
        await read();
        mark("slow");
      } catch {
        mark("waiting");
      }
    };

    const stop = withRealtime(({ client, follow }) => {
      const following = follow<Lot, LotEvent>(client, {
        topic: lotTopic(id),
        fetch: async () => {
          const lot = await read();
          return { kind: "snapshot", state: lot, epoch: lot.live.epoch, seq: lot.live.seq };
        },
        reset: (lot) => live.seed(id, lot.live, lot.mine),
        apply: (event) => {
          live.hear(id, event.state);
          if (event.rows.length > 0) told(event.rows);
        },
        onSync: (now) => {
          synced = now;
          mark(now ? "live" : "waiting");
        },
      });
      refresh = () => following.refresh();
      watchClosely = () => client.watchClosely();
      return () => following.stop();
    });

    const timer = setInterval(() => {
      if (inClosingWindow(id, windowMs)) relax ??= watchClosely();
      else {
        relax?.();
        relax = null;
      }
      const unread = performance.now() - readAt;
      const down = link.downSince === null ? 0 : performance.now() - link.downSince;
      if (!synced && down > POLL_AFTER_MS && unread >= POLL_EVERY_MS) void poll();
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
    };
  }, [id, windowMs]);

  return state;
}

function left(id: number): number {
  const state = live.lot(id).live;
  return state?.phase === "open" ? Date.parse(state.end) - serverClock.now() : Infinity;
}

function inClosingWindow(id: number, windowMs: number): boolean {
  return left(id) <= windowMs;
}

/** How long a lot in sync may go unread, ms: past its end a second, inside its window half a minute, else for ever. */
function pauseBetweenChecks(id: number, windowMs: number): number {
  if (left(id) < -AFTER_END_MS) return AFTER_END_MS;
  return inClosingWindow(id, windowMs) ? CHECK_EVERY_MS : Infinity;
}
