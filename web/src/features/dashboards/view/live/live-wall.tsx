import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect } from "react";
import { type LaneNow, useLane } from "#/realtime/lanes/lanes.ts";
import type { LaneLot, LaneTurn } from "#/realtime/lanes/lanes-store.ts";
import { useLot } from "#/realtime/lots/live.ts";
import { LogoOnInk } from "../logo-on-ink.tsx";
import { WallFrame } from "../wall-frame.tsx";
import { awaitedLanesQuery, laneBoardQuery, nextLane } from "#/features/dashboards/model/lane-queries.ts";
import { CurrentLot } from "./current-lot.tsx";
import { bidsOf, markOnWall } from "#/features/dashboards/model/wall-view.ts";

const before = () => import("./countdown-wall.tsx");
const after = () => import("./summary-wall.tsx");
const CountdownWall = lazy(async () => ({ default: (await before()).CountdownWall }));
const SummaryWall = lazy(async () => ({ default: (await after()).SummaryWall }));

const BIDS = 4;
/** Interval between two counts of paddles and phones, ms. */
const COUNT_EVERY_MS = 30_000;

/** One lane on a wall screen: countdown, lot after lot, summary. */
export function LiveWall({ id }: { id: number }) {
  const now = useLane(id);
  useEffect(() => {
    // A wall that has lost its connection shows the end of the lane all the same.
    void Promise.all([before(), after()]).catch(() => undefined);
  }, []);
  return (
    <WallFrame>
      <Suspense>
        <Part id={id} now={now} />
      </Suspense>
    </WallFrame>
  );
}

function Part({ id, now }: { id: number; now: LaneNow }) {
  const { lane, turn, current, online } = now;
  if (lane === null) return <ComingUp id={id} />;
  switch (lane.state) {
    case "draft":
    case "scheduled":
    case "open":
      return <CountdownWall lane={lane} lots={lotsToCome(now)} online={online} />;
    case "running":
    case "paused":
      return turn && current ? (
        <Turn key={current.id_auction} now={now} lane={lane} turn={turn} current={current} />
      ) : (
        <ComingUp id={id} />
      );
    case "finished":
    case "cancelled":
      return <Over lane={lane} run={now.run} />;
  }
}

/** Returns the lots of a lane that has not started; until its run is read, the first ones. */
function lotsToCome({ run, current, next }: LaneNow): readonly LaneLot[] {
  return run?.filter(({ enabled }) => enabled) ?? (current ? [current, ...next] : next);
}

interface TurnProps {
  now: LaneNow;
  lane: NonNullable<LaneNow["lane"]>;
  turn: LaneTurn;
  current: LaneLot;
}

function Turn({ now, lane, turn, current }: TurnProps) {
  const { live: listed, mine } = useLot(current.id_auction, current.live);
  const own = mine?.mark ?? null;
  const { next, log, online } = now;
  const live = { ...listed, leader: markOnWall(listed.leader, own) };
  const bids = bidsOf(log, current.id_auction, BIDS).map((row) => ({
    ...row,
    mark: markOnWall(row.mark, own),
  }));
  const { data: board } = useQuery({
    ...laneBoardQuery(lane.id),
    enabled: lane.room === true,
    refetchInterval: COUNT_EVERY_MS,
  });
  const room = board?.room ?? null;
  const view = { lane, turn, current, live, next, bids, online, room, stale: now.link === "reconnecting" };
  return <CurrentLot view={view} path={`/queue/current?lane=${lane.id}`} />;
}

function Over({ lane, run }: { lane: NonNullable<LaneNow["lane"]>; run: LaneNow["run"] }) {
  const { data: lanes } = useQuery(awaitedLanesQuery);
  return <SummaryWall lane={lane} run={run ?? []} next={lanes && nextLane(lanes, lane.id)} />;
}

/** The placeholder before the lane's state is known. */
function ComingUp({ id }: { id: number }) {
  const { data: board } = useQuery(laneBoardQuery(id));
  return (
    <div className="flex h-full flex-col gap-6 px-4 py-5 wall:px-14 wall:py-11">
      <LogoOnInk className="h-6 self-start wall:h-10" />
      <h1 className="text-h1 wall:mt-14 wall:text-[5rem] wall:leading-[5.5rem]">{board?.name}</h1>
      <p className="text-long wall:text-[2.25rem]">{board?.place}</p>
    </div>
  );
}
