import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { useMe } from "#/lib/http/queries.ts";
import { useLaneDesk, type LaneDeskNow } from "#/realtime/lanes/lane-desk.ts";
import { laneCalls } from "#/realtime/lanes/lane-calls.ts";
import { lanes, useLane, type LaneNow } from "#/realtime/lanes/lanes.ts";
import type { LogLine } from "#/realtime/lanes/lanes-store.ts";
import type { LotLive } from "#/realtime/lots/live-store.ts";
import { useLot } from "#/realtime/lots/live.ts";
import { lotQuery } from "#/realtime/lots/lot-query.ts";
import type { DeskView } from "./desk-view.ts";

/** The state of a lane's console. */
export interface ConsoleNow {
  readonly lane: LaneNow;
  readonly desk: LaneDeskNow;
  /** Null until the lane is known. */
  readonly view: DeskView | null;
}

/** The id in place of a lot while there is none. */
const NO_LOT = 0;
const NO_LIVE = {} as LotLive;

const DONE: ReadonlySet<string> = new Set(["result", "bought", "withdrawn", "finished"]);
/** A lane that ends withdraws many lots at once; the run is read once for changes within this time, ms. */
const GATHERED_MS = 400;

async function readRun(idQueue: number): Promise<void> {
  const run = await laneCalls.run(idQueue).catch(() => null);
  if (run) lanes.seedRun(run);
}

/** Holds the desk while mounted. */
function useHeldDesk(idQueue: number, { turn, log }: Pick<ConsoleNow["lane"], "turn" | "log">) {
  const me = useMe();
  const desk = useLaneDesk(idQueue, me);
  const { beat } = desk;
  // An event of the lane says that the desk changed; the desk's own read names the holder.
  const handed = log.find((line) => line.of === "lane" && line.row.kind === "desk")?.key;
  useEffect(beat, [beat, handed, turn?.id_auction, turn?.phase]);
  return { desk, whose: holderOf(desk, me?.id_user) };
}

/** Follows one lane and holds its desk while mounted. */
export function useDeskView(idQueue: number): ConsoleNow {
  const now = useLane(idQueue);
  const { desk, whose } = useHeldDesk(idQueue, now);
  const { authority, subject } = desk;
  const { lane, turn, current, run, log, link } = now;
  const lot = useLot(current?.id_auction ?? NO_LOT, current?.live ?? NO_LIVE);
  const live = current === null ? null : lot.live;
  const lotId = current?.id_auction ?? null;
  const minPrice = useMinPrice(lotId, lastMinimum(log, lotId));

  useResults(idQueue, log);

  const { state, paused, timers, room, hammer } = lane ?? {};
  const ids = (run ?? []).map(({ id_auction }) => id_auction).join(" ");
  const order = useMemo(() => (ids === "" ? [] : ids.split(" ").map(Number)), [ids]);
  const isLast = now.next.length === 0;
  const runIsNew = lane !== null && lanes.lane(idQueue).runSeq >= lane.run_seq;
  const view = useMemo<DeskView | null>(() => {
    if (state === undefined || timers === undefined) return null;
    return {
      idQueue,
      state,
      paused: paused ?? null,
      timers,
      turn,
      lot: current,
      live,
      minPrice,
      authority,
      subject,
      desk: whose,
      inSync: link === "live" || link === "slow",
      run: order,
      runIsNew,
      isLast,
      hasRoom: room === true,
      byHand: hammer === "hand",
    };
  }, [
    idQueue,
    state,
    paused,
    timers,
    room,
    hammer,
    turn,
    current,
    live,
    minPrice,
    authority,
    subject,
    whose,
    link,
    order,
    runIsNew,
    isLast,
  ]);
  return { lane: now, desk, view };
}

/** Reads the run again when an event says that a lot is done: the run has its result. */
function useResults(idQueue: number, log: readonly LogLine[]): void {
  const done = log.find((line) => line.of === "lane" && DONE.has(line.row.kind))?.key;
  useEffect(() => {
    if (done === undefined) return;
    const timer = setTimeout(() => void readRun(idQueue), GATHERED_MS);
    return () => clearTimeout(timer);
  }, [idQueue, done]);
}

function holderOf({ desk, barred }: LaneDeskNow, me: number | undefined): DeskView["desk"] {
  if (desk?.clerk && desk.clerk.id_user === me) return "clerk";
  if (barred) return "barred";
  if (desk === null || me === undefined) return "unknown";
  if (desk.holder === null) return "free";
  return desk.holder.id_user === me ? "mine" : "other";
}

/** The minimum price, AED. Events say that it changed, and not to what: it is read again then. */
function useMinPrice(lotId: number | null, changed: string | undefined): number | null | undefined {
  const { data, refetch } = useQuery({ ...lotQuery(lotId ?? NO_LOT), enabled: lotId !== null });
  useEffect(() => {
    if (changed !== undefined) void refetch();
  }, [changed, refetch]);
  return data === undefined || data.view === "public" ? undefined : data.min_price;
}

/** The newest line about a change of the current lot's minimum price, by the lane or by its seller. */
function lastMinimum(log: readonly LogLine[], lotId: number | null): string | undefined {
  return log.find((line) =>
    line.of === "lane"
      ? line.row.id_auction === lotId && MINIMUM.has(line.row.kind)
      : line.lotId === lotId && MINIMUM.has(line.row.kind),
  )?.key;
}

const MINIMUM: ReadonlySet<string> = new Set(["released", "min_price_changed"]);
