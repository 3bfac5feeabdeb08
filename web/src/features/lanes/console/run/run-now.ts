import type { LaneDeskNow } from "../../../../realtime/lanes/lane-desk.ts";
import type { LaneNow } from "../../../../realtime/lanes/lanes.ts";
import type { LaneLot } from "../../../../realtime/lanes/lanes-store.ts";
import type { DeskView } from "../desk/desk-view.ts";
import { outcomeOf, type Progress, progressOf, type Turn } from "./run-model.ts";

/** A lot as sentences of the console name it. */
export interface LotWords {
  readonly name: string;
  readonly short: string;
  readonly outcome: string | null;
}

/** The run of the lane as it stands. */
export interface RunNow {
  readonly lots: readonly LaneLot[];
  readonly turn: Turn;
  readonly progress: Progress;
  readonly words: ReadonlyMap<number, LotWords>;
  /** How many stored maxima each lot has. */
  readonly maxima: ReadonlyMap<number, number>;
  /** The lot that is up, or the one that will be first. */
  readonly shown: LaneLot | null;
  readonly coming: LaneLot | undefined;
}

/** Reads the run: which lot is up, which comes next, and how far the lane is. */
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
