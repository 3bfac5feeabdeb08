import type { LotAtDesk } from "../../scenes/auctioneer.ts";
import { randomFrom, type Random } from "../../scenes/seed/random.ts";
import { isManned } from "../../domain/lane/desk.ts";
import type { CurrentLane, LaneState } from "../../domain/lane/lane.ts";
import { PAUSE_REASONS } from "../../domain/lane/pausing.ts";
import type { Tempo } from "../controls.ts";
import { closingWords, openingWords, warning, wordsFor } from "./words.ts";

/** What he sees when he looks up. `now` in ms; `me`: his user id. */
export interface AtDesk {
  readonly now: number;
  readonly me: number;
  readonly seed: number;
  readonly tempo: Tempo;
  /** When he was switched on, ms. */
  readonly onSince: number;
  readonly lane: LaneState;
  readonly lot: LotAtDesk | null;
  /** How often the start price of the lot was lowered, and what was said already. */
  readonly lowered: number;
  readonly said: ReadonlySet<string>;
}

/** One thing that he does. `about` names a message, so that it is said once. */
export type Act =
  | { readonly do: "open" | "takeover" | "resume" }
  | { readonly do: "final-call" | "lower" | "release" | "skip"; readonly lotId: number }
  | { readonly do: "say"; readonly text: string; readonly about: string };

const SECOND_MS = 1_000;
/** He opens the lane so long before its start, ms. */
export const OPENS_AHEAD_MS = 60 * SECOND_MS;
/** After a pause that nobody ordered, he looks around for so long. */
const LOOKS_AROUND_MS = 3 * SECOND_MS;
/** A start price is lowered so often at most. */
const MOST_LOWERINGS = 2;
/** The green light is given when at least so much of the minimum price is bid. */
const CLOSE_TO_MINIMUM = 0.9;

interface Patience {
  /** Without a first bid, seconds. */
  readonly first: readonly [least: number, most: number];
  /** Without another bid; null: the timer decides. */
  readonly next: readonly [least: number, most: number] | null;
  /** How often he says something. */
  readonly talks: number;
}

const PATIENCE: Readonly<Record<Tempo, Patience>> = {
  slow: { first: [14, 20], next: null, talks: 0.5 },
  usual: { first: [10, 15], next: [8, 11], talks: 0.35 },
  brisk: { first: [6, 9], next: [4, 6], talks: 0.2 },
};

/** Pauses of the machine; one that a person ordered stays until a person, or switching on anew, ends it. */
const BY_ITSELF: ReadonlySet<string> = new Set(Object.values(PAUSE_REASONS));

/** What he does now, or null: he waits. Chance comes from the seed and the lot alone. */
export function decide(seen: AtDesk): Act | null {
  const { lane, now, me } = seen;
  if (lane.status === "scheduled") {
    return now >= lane.startsAt - OPENS_AHEAD_MS && !isHeldByOther(seen) ? { do: "open" } : null;
  }
  if (isHeldByOther(seen)) return null;
  // Somebody asks for the desk: by the same word the one who holds it consents.
  if (lane.desk?.operatorId !== me || lane.desk.askedBy !== null) return { do: "takeover" };
  if (lane.status === "paused") return afterPause(seen);
  if (!lane.current) return null;
  return atLot(seen, { ...lane, current: lane.current });
}

/** Whether another operator runs the lane. */
export function isHeldByOther({ lane, me, now }: Pick<AtDesk, "lane" | "me" | "now">): boolean {
  return lane.desk !== null && lane.desk.operatorId !== me && isManned(lane, now);
}

function afterPause({ lane: { paused }, now, onSince }: AtDesk): Act | null {
  if (!paused || now < paused.since + LOOKS_AROUND_MS) return null;
  return BY_ITSELF.has(paused.reason) || paused.since <= onSince ? { do: "resume" } : null;
}

function atLot(seen: AtDesk, { current, timers }: CurrentLane): Act | null {
  const { lot, now } = seen;
  if (!lot || current.deadline === null) return null;
  const leftMs = current.deadline - now;
  switch (current.phase) {
    case "waiting_to_start":
      return say(seen, openingWords(seen.lane, lot), leftMs < timers.betweenMs + SECOND_MS);
    case "waiting_for_bid": {
      const span = seen.lowered > 0 ? timers.loweredMs : timers.waitingMs;
      return nobodyBids(seen, lot, span - leftMs);
    }
    case "running":
      return whileRunning(seen, lot, timers.runningMs - leftMs);
    case "final_call":
      return say(seen, warning(lot), leftMs < timers.finalCallMs / 2);
    case "finished":
      return say(seen, closingWords(lot), true);
  }
}

/** First the start price comes down, then the lot waits for later, once; then the timer decides. */
function nobodyBids(seen: AtDesk, lot: LotAtDesk, waitedMs: number): Act | null {
  const { first } = PATIENCE[seen.tempo];
  const random = chanceOf(seen, lot, `first/${seen.lowered}`);
  if (waitedMs < random.int(...first) * SECOND_MS) return null;
  if (seen.lowered < MOST_LOWERINGS) return { do: "lower", lotId: lot.id };
  return lot.skips === 0 ? { do: "skip", lotId: lot.id } : null;
}

function whileRunning(seen: AtDesk, lot: LotAtDesk, quietMs: number): Act | null {
  const { next } = PATIENCE[seen.tempo];
  const quiet = next ?? [11, 14];
  const random = chanceOf(seen, lot, `next/${lot.price}`);
  if (quietMs < random.int(...quiet) * SECOND_MS) return null;
  if (mayRelease(seen, lot)) return { do: "release", lotId: lot.id };
  return next === null ? null : { do: "final-call", lotId: lot.id };
}

/** The seller has agreed beforehand, on most lots, to sell close to his minimum. */
function mayRelease(seen: AtDesk, { reserve, reserveReached, price, ...lot }: LotAtDesk): boolean {
  if (reserve === null || reserveReached || price === null) return false;
  return price >= CLOSE_TO_MINIMUM * reserve && chanceOf(seen, lot, "release").chance(0.7);
}

function say(seen: AtDesk, { about, texts }: ReturnType<typeof wordsFor>, isTime: boolean): Act | null {
  if (!isTime || seen.said.has(about)) return null;
  const random = randomFrom(`${seen.seed}/auctioneer/${about}`);
  const isFirst = about.startsWith("welcome");
  if (!isFirst && !random.chance(PATIENCE[seen.tempo].talks)) return null;
  return { do: "say", text: random.pick(texts), about };
}

function chanceOf({ seed }: AtDesk, { id }: Pick<LotAtDesk, "id">, about: string): Random {
  return randomFrom(`${seed}/auctioneer/${id}/${about}`);
}

/** Whether the lane needs him at the desk. One that a person has paused waits without him. */
export function needsHim({ lane, onSince }: Pick<AtDesk, "lane" | "onSince">): boolean {
  const { status, paused } = lane;
  if (status === "paused")
    return paused !== null && (BY_ITSELF.has(paused.reason) || paused.since <= onSince);
  return status === "open" || status === "running";
}
