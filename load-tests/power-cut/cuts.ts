/** Chooses the points of a recording at which the power is cut. */
import { DATABASE } from "./database-files.ts";
import type { Step } from "./recording.ts";
import { randomFrom, type Random } from "./random.ts";

/** Positions in a recording, bytes, in order. */
export interface Moments {
  /** All records. */
  readonly all: readonly number[];
  /** First records of a server. */
  readonly starts: readonly number[];
  /** Writes to the beginning of a log that starts again. */
  readonly restarts: readonly number[];
  /** Syncs of the tables themselves. */
  readonly checkpoints: readonly number[];
}

/** Positions that only the people of a recording know, bytes. */
export interface Noted {
  /** Positions at which a reply arrived. */
  readonly answers: readonly number[];
  /** Positions at which no command ran. */
  readonly pauses: readonly number[];
}

export interface Cut {
  /** Number of the state, from 1. */
  readonly state: number;
  /** The end of the last record before the cut. */
  readonly position: number;
  /** The reason for this cut, for people. */
  readonly why: string;
  /** Decides the fate of writes that were not synced. */
  readonly random: Random;
}

/** The most records between a moment and the cut. */
const SOON = 12;

export function momentsOf(steps: Iterable<Pick<Step, "position" | "server" | "record">>): Moments {
  const all: number[] = [];
  const starts: number[] = [];
  const restarts: number[] = [];
  const checkpoints: number[] = [];
  let last = 0;
  for (const { position, server, record } of steps) {
    all.push(position);
    if (server !== last) starts.push(position);
    last = server;
    const isTables = record.name === DATABASE;
    if (record.kind === "write" && record.at === 0 && !isTables) restarts.push(position);
    if (record.kind === "synced" && isTables) checkpoints.push(position);
  }
  return { all, starts, restarts, checkpoints };
}

/** Returns the cut of a state: the same seed, state and recording always give the same cut. */
export function cutOf(moments: Moments, { answers, pauses }: Noted, seed: number, state: number): Cut {
  const random = randomFrom(`${seed}/${state}`);
  const { positions, why, most } = random.pick([
    { positions: moments.all, why: "anywhere", most: 0 },
    { positions: moments.all, why: "anywhere", most: 0 },
    { positions: answers, why: "after an answer", most: 0 },
    { positions: pauses, why: "in a pause", most: 0 },
    { positions: pauses, why: "in a pause", most: 0 },
    { positions: pauses, why: "in a pause", most: 0 },
    { positions: moments.restarts, why: "after a log began anew", most: SOON },
    { positions: moments.checkpoints, why: "after a checkpoint", most: SOON },
    { positions: moments.starts, why: "after a start", most: 10 * SOON },
  ]);
  const moment = positions[random.int(0, positions.length - 1)] ?? 0;
  const index = Math.min(firstFrom(moments.all, moment) + random.int(0, most), moments.all.length - 1);
  return { state, position: moments.all[index] ?? 0, why, random };
}

/** Returns the index of the first position at or after `position`. */
function firstFrom(positions: readonly number[], position: number): number {
  let low = 0;
  let high = positions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (positions[middle]! < position) low = middle + 1;
    else high = middle;
  }
  return low;
}
