import { expectedTurn } from "@marsa/api-spec/lane-time";
import { money } from "@marsa/api-spec/amounts";
import { minute } from "@marsa/api-spec/dates";
import { resultsOf } from "#/components/lane/results.ts";
import { count, perCentWord } from "#/lib/format/counts.ts";
import type { LaneLot } from "#/realtime/lanes/lanes-store.ts";
import { type DeskView, isBidding, isOver } from "./desk/desk-view.ts";
import type { Progress } from "./run-model.ts";

export interface Totals {
  /** Sum of the sold lots, AED. */
  readonly hammer: number;
  /** Of the lots that had their turn, per cent; null: none had. */
  readonly soldShare: number | null;
  /** From hammer to hammer, the first from the start, s; null: no lot ended yet. */
  readonly secondsPerLot: number | null;
  /** Lots that still take bids. */
  readonly left: number;
}

/** Returns the running totals of a lane. `start`: of the lane, server ms. */
export function totalsOf(
  run: readonly LaneLot[],
  { toGo }: Progress,
  { turn }: Pick<DeskView, "turn">,
  start: number,
): Totals {
  const { sold, value, awaiting, notSold } = resultsOf(run);
  const done = sold + awaiting + notSold;
  const ends = run.flatMap(({ result, live: { end } }) =>
    result === null || result === "withdrawn" || end === null ? [] : [Date.parse(end)],
  );
  return {
    hammer: value,
    soldShare: done === 0 ? null : Math.round((100 * sold) / done),
    secondsPerLot:
      ends.length === 0 ? null : Math.max(0, Math.round((Math.max(...ends) - start) / ends.length / 1_000)),
    left: toGo + (isBidding(turn?.phase) ? 1 : 0),
  };
}

/** Returns when the last lot will end at the pace so far, server ms; null while the lane is paused or over. */
export function endOf(
  { secondsPerLot, left }: Totals,
  { state, timers }: Pick<DeskView, "state" | "timers">,
  start: number,
  now: number,
): number | null {
  if (left === 0 || state === "paused" || isOver(state)) return null;
  const { between_s: between, running_s: running, final_s: finalCall, card_s: card } = timers;
  const each = secondsPerLot ?? expectedTurn({ between, running, finalCall, card });
  return Math.max(start, now) + left * each * 1_000;
}

/**
 * Returns the totals as label and value, those that are known. `over`: how far the hammers are over the minima, per
 * cent.
 */
export function totalsWords(
  { hammer, soldShare, secondsPerLot, left }: Totals,
  over: number | null,
  end: number | null,
): (readonly [label: string, value: string])[] {
  const rows = [
    ["Hammer", soldShare === null ? null : money(hammer)],
    ["Sold", soldShare === null ? null : `${soldShare} %`],
    ["Minimum", over === null ? null : perCentWord(over)],
    ["Pace", secondsPerLot === null ? null : `${secondsPerLot} s`],
    ["Left", end === null ? count(left) : `${count(left)}, until ${minute(end)}`],
  ] as const;
  return rows.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]));
}
