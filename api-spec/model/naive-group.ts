/** A group of the naive auction: stored maxima of which one may lead. */
import { needFils, type NaiveLot } from "./naive-lot.ts";

export interface NaiveGroup {
  readonly user: number;
  /** The maxima that may still bid, AED by lot. */
  readonly asleep: Map<number, number>;
  /** The lot that leads, or whose seller decides. */
  lead: number | null;
  over: boolean;
  /** Whether a run has counted how it ended. */
  counted?: boolean;
}

export function leadOf({ lead, over }: NaiveGroup): number | null {
  return over ? null : lead;
}

/** The hold of the highest maximum that sleeps, fils. */
export function needOf({ asleep, over }: NaiveGroup, lot: (id: number) => NaiveLot): number {
  if (over) return 0;
  return Math.max(0, ...[...asleep].map(([id, max]) => needFils(max, lot(id).terms.kind)));
}

/** Whether a lot takes no bid any more. */
export function isOver(lot: NaiveLot, at: number, endsInPause: boolean): boolean {
  return lot.ending !== "open" || (at >= Math.max(...lot.ends) && !endsInPause);
}
