import type { RecordedEvent } from "./recording.ts";

/** One lot's turn. Server ms. */
export interface TurnMark {
  readonly lotId: number;
  readonly from: number;
  readonly to: number;
}

/** The time of a replay, with its marks. Server ms. */
export interface Timeline {
  readonly from: number;
  readonly to: number;
  readonly turns: readonly TurnMark[];
  readonly bids: readonly number[];
}

/** Shown before the first lot and after the last event, ms. */
const AROUND_MS = 3_000;

/** The time from shortly before the first lot to the end of the lane; null without events. */
export function timelineOf(steps: readonly RecordedEvent[]): Timeline | null {
  const lane = steps.flatMap((step) => ("lane" in step ? [step.lane] : []));
  const first = lane.find(({ rows }) => rows.some(({ kind }) => kind === "lot_opened")) ?? lane[0];
  const last = lane.at(-1);
  if (!first || !last) return null;
  const turns: TurnMark[] = [];
  for (const { at, state } of lane) {
    const lotId = state.turn?.id_auction ?? null;
    const open = turns.at(-1);
    if (open && open.to === Infinity && open.lotId !== lotId) turns[turns.length - 1] = { ...open, to: at };
    const isNew = lotId !== null && !(open?.lotId === lotId && open.to === Infinity);
    if (isNew) turns.push({ lotId, from: at, to: Infinity });
  }
  const to = last.at + AROUND_MS;
  const from = first.at - AROUND_MS;
  return {
    from,
    to,
    turns: turns
      .map((turn) => ({ ...turn, from: Math.max(turn.from, from), to: Math.min(turn.to, to) }))
      .filter((turn) => turn.to >= turn.from),
    bids: lane.filter(({ rows }) => rows.some(({ kind }) => kind === "bid")).map(({ at }) => at),
  };
}

/** The start of the lot before or after; shortly after a start, the lot before is one further. Server ms. */
export function lotBeside({ turns, from, to }: Timeline, at: number, way: -1 | 1): number {
  if (way === 1) return turns.find((turn) => turn.from > at)?.from ?? to;
  return turns.findLast((turn) => turn.from < at - AROUND_MS)?.from ?? from;
}

/** The turn at a moment. */
export function turnAt({ turns }: Timeline, at: number): TurnMark | undefined {
  return turns.findLast((turn) => turn.from <= at);
}
