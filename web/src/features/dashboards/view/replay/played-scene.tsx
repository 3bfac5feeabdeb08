import type { LaneLot } from "#/realtime/lanes/lanes-store.ts";
import { PlayedTime } from "#/realtime/lanes/lane-time.ts";
import { CurrentLot } from "../live/current-lot.tsx";
import { SummaryWall } from "../live/summary-wall.tsx";
import type { Recorded } from "#/features/dashboards/model/replay-queries.ts";
import { type Scene, unopened } from "#/features/dashboards/model/recording.ts";

interface PlayedSceneProps {
  recorded: Recorded;
  lots: ReadonlyMap<number, LaneLot>;
  scene: Scene;
  /** The time that shows, server ms. */
  at: number;
}

const BIDS = 3;

/** The wall screen of a moment, drawn like that of a running lane. */
export function PlayedScene({ recorded, lots, scene, at }: PlayedSceneProps) {
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
