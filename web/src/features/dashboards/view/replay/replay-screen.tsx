import { useSuspenseQuery } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { WallFrame } from "../wall-frame.tsx";
import { PlayedScene } from "./played-scene.tsx";
import { PlayerBar } from "./player-bar.tsx";
import { sceneAfter, stepsUntil } from "#/features/dashboards/model/recording.ts";
import { type Recorded, replayQuery } from "#/features/dashboards/model/replay-queries.ts";
import type { Timeline } from "#/features/dashboards/model/timeline.ts";
import { usePlayer } from "#/features/dashboards/model/use-player.ts";
import { usePlayerKeys } from "#/features/dashboards/model/use-player-keys.ts";

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
