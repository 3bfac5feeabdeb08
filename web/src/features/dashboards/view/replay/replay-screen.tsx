import { useSuspenseQuery } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { WallFrame } from "../wall-frame.tsx";
import { PlayerBar } from "./player-bar.tsx";
import { type Scene, sceneAfter, stepsUntil, unopened } from "#/features/dashboards/model/recording.ts";
import { type Recorded, replayQuery } from "#/features/dashboards/model/replay-queries.ts";
import type { Timeline } from "#/features/dashboards/model/timeline.ts";
import { usePlayer, usePlayerKeys } from "#/features/dashboards/model/use-player.ts";
import type { LaneLot } from "#/realtime/lanes/lanes-store.ts";
import { PlayedTime } from "#/realtime/lanes/lane-time.ts";
import { CurrentLot } from "../live/current-lot.tsx";
import { SummaryWall } from "../live/summary-wall.tsx";

/** Replays a lane that is over from its events. A lane that is not over shows its live wall screen. */
export function ReplayScreen({ id }: { id: number }) {
  const { data: recorded } = useSuspenseQuery(replayQuery(id));
  const { isOver, timeline } = recorded;
  if (!isOver || timeline === null)
    return <Navigate to="/dashboard/live/$id" params={{ id: String(id) }} search={{}} replace />;
  return <Played recorded={recorded} line={timeline} />;
}

function Played({ recorded, line }: { recorded: Recorded; line: Timeline }) {
  const { steps, run, about } = recorded;
  const player = usePlayer(line);
  usePlayerKeys(player, line);
  const lots = useMemo(() => new Map(run.map((lot) => [lot.id_auction, lot])), [run]);
  const count = stepsUntil(steps, player.at);
  const scene = useMemo(() => sceneAfter(steps, count), [steps, count]);
  return (
    <WallFrame played className="flex flex-col">
      <div className="min-h-0 flex-1">
        <PlayedScene recorded={recorded} lots={lots} scene={scene} at={player.at} />
      </div>
      <PlayerBar player={player} line={line} lots={lots} laneId={about.id} />
    </WallFrame>
  );
}

interface PlayedSceneProps {
  recorded: Recorded;
  lots: ReadonlyMap<number, LaneLot>;
  scene: Scene;
  /** The time that shows, server ms. */
  at: number;
}

const BIDS = 3;

/** The wall screen of a moment, drawn like that of a running lane. */
function PlayedScene({ recorded, lots, scene, at }: PlayedSceneProps) {
  const { about, run, steps } = recorded;
  const { state } = scene;
  const turn = state?.turn ?? null;
  const current = turn && lots.get(turn.id_auction);
  if (state && turn && current) {
    const view = {
      lane: { ...about, ...state },
      turn,
      current,
      live: scene.lots.get(turn.id_auction) ?? unopened(steps, current),
      next: state.next.flatMap((id) => lots.get(id) ?? []),
      bids: (scene.bids.get(turn.id_auction) ?? []).slice(0, BIDS),
      online: null,
      room: null,
      stale: false,
    };
    return (
      <PlayedTime value={at}>
        <CurrentLot key={turn.id_auction} view={view} path={null} />
      </PlayedTime>
    );
  }
  const lane = { ...about, state: state?.state ?? "scheduled", paused: state?.paused ?? null };
  return <SummaryWall lane={lane} run={run} next={undefined} played />;
}
