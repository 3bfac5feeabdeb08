import type { LaneDeskNow } from "#/realtime/lanes/lane-desk.ts";
import type { LaneNow } from "#/realtime/lanes/lanes.ts";
import type { LaneLot } from "#/realtime/lanes/lanes-store.ts";
import type { DeskView } from "./desk/desk-view.ts";
import { outcomeOf, type Progress, progressOf, type Turn } from "./run-model.ts";

/** The names of a lot in sentences of the console. */
export interface LotWords {
  readonly name: string;
  readonly short: string;
  readonly outcome: string | null;
}

/** The current run of the lane. */
export interface RunNow {
  readonly lots: readonly LaneLot[];
  readonly turn: Turn;
  readonly progress: Progress;
  readonly words: ReadonlyMap<number, LotWords>;
  /** Number of maxima by lot. */
  readonly maxima: ReadonlyMap<number, number>;
  /** The current lot, or the first one. */
  readonly shown: LaneLot | null;
  readonly coming: LaneLot | undefined;
}

/** Reads the run: current lot, next lot, and progress. */
export function runNow(now: LaneNow, view: DeskView, { counts }: LaneDeskNow): RunNow {
  const lots = now.run ?? [];
  const currentId = view.lot?.id_auction ?? null;
  const at = lots.findIndex(({ id_auction: id }) => id === currentId);
  const turn: Turn = { currentId, currentAt: at < 0 ? null : at + 1 };
  return {
    lots,
    turn,
    progress: progressOf(lots, turn),
    words: new Map(lots.map((lot) => [lot.id_auction, wordsOf(lot)])),
    maxima: new Map(counts.maxima.map(({ id_auction: id, count }) => [id, count])),
    shown: view.lot ?? now.next[0] ?? null,
    coming: view.lot ? now.next[0] : now.next[1],
  };
}

function wordsOf({ position, title, result, live }: LaneLot): LotWords {
  return {
    name: `Lot ${position}, ${title}`,
    short: `Lot ${position}`,
    outcome: result === null ? null : outcomeOf(result, live),
  };
}
