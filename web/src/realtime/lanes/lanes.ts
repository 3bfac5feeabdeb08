import { useEffect } from "react";
import { useSnapshot } from "valtio/react";
import { serverClock } from "../clock/clock.ts";
import { link, withRealtime } from "../link/connection.ts";
import { laneCalls } from "./lane-calls.ts";
import { expectedAt } from "./lane-expected.ts";
import { LaneFollowing } from "./lane-following.ts";
import {
  LanesStore,
  type LaneAbout,
  type LaneEntry,
  type LaneLink,
  type LaneLot,
  type LaneState,
  type LaneTurn,
  type LogLine,
} from "./lanes-store.ts";
import { live } from "../lots/live.ts";
import { nextFrame } from "../clock/next-frame.ts";
import { followLot } from "../lots/lot-following.ts";

/** The store of all lanes. Prices are in `live`. */
export const lanes = new LanesStore(live, nextFrame);

/** The number of components that follow each lane. */
const followed = new Map<number, { users: number; end: () => void }>();

/** A lane stays followed this long between two screens, ms. */
const LINGER_MS = 5_000;

/** Follows a lane, once for all components of this page; returns how to stop that. */
function follow(id: number): () => void {
  const known = followed.get(id);
  const entry = known ?? { users: 0, end: begin(id) };
  entry.users += 1;
  followed.set(id, entry);
  return () => {
    entry.users -= 1;
    setTimeout(() => {
      if (entry.users > 0 || followed.get(id) !== entry) return;
      followed.delete(id);
      entry.end();
    }, LINGER_MS);
  };
}

function begin(id: number): () => void {
  return withRealtime(({ client, follow: followTopic }) => {
    const following = new LaneFollowing(id, {
      client,
      follow: followTopic,
      calls: laneCalls,
      store: lanes,
      followLot,
      downMs: () => (link.downSince === null ? 0 : performance.now() - link.downSince),
      now: () => serverClock.now(),
      sample: (now) => serverClock.sample(now, serverClock.rate()),
    });
    return () => following.stop();
  });
}

/** The current state of a lane. */
export interface LaneNow {
  /** Null until it is known. */
  readonly lane: (LaneAbout & LaneState & { readonly id: number }) | null;
  readonly turn: LaneTurn | null;
  /** The facts of the lot in its turn. Its price is `useLot(current.id_auction, current.live)`. */
  readonly current: LaneLot | null;
  /** The next lots, five at most. */
  readonly next: readonly LaneLot[];
  /** All lots in their order; null until they are read. */
  readonly run: readonly LaneLot[] | null;
  /** Newest first: events of the lane, and bids on its lots. */
  readonly log: readonly LogLine[];
  readonly online: number;
  readonly link: LaneLink;
  /** Server ms of the state on the screen. */
  readonly asOf: number;
  /** The estimated start of a lot's turn, server ms; null: not known. */
  readonly expectedAt: (lotId: number) => number | null;
}

/** Follows a lane while mounted. Screens share their subscriptions. */
export function useLane(idQueue: number): LaneNow {
  useEffect(() => follow(idQueue), [idQueue]);
  return laneNow(useSnapshot(lanes.lane(idQueue)) as LaneEntry);
}

/** Reads the state of a lane from its entry. */
export function laneNow(entry: LaneEntry): LaneNow {
  const { about, live: state, lots, run, log, online, link: how, asOf } = entry;
  const known = (ids: readonly number[]) => ids.flatMap((id) => lots[id] ?? []);
  const turn = state?.turn ?? null;
  return {
    lane: about && state && { id: entry.id, ...about, ...state },
    turn,
    current: (turn && lots[turn.id_auction]) ?? null,
    next: state ? known(state.next) : [],
    run: run && known(run),
    log,
    online,
    link: how,
    asOf,
    expectedAt: (lotId) =>
      about && state && expectedAt({ about, live: state }, aheadOf(entry), lotId, serverClock.now()),
  };
}

/** The lots to come: all of them from the run, where it is read, else the next five from the state. */
function aheadOf({ live: state, run, lots }: LaneEntry): readonly number[] {
  if (!state) return [];
  const turn = state.turn?.id_auction ?? null;
  const place = turn === null || run === null ? -1 : run.indexOf(turn);
  if (run === null) return state.next;
  return run.slice(place + 1).filter((id) => lots[id]?.enabled === true && lots[id].result === null);
}
