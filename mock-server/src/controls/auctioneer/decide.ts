/** Decides the next act of the automatic auctioneer. */
import type { LotAtDesk } from "../../scenes/auctioneer.ts";
import { randomFrom, type Random } from "../../scenes/seed/random.ts";
import { isManned } from "../../domain/lane/desk.ts";
import type { CurrentLane, LaneState } from "../../domain/lot/lane.ts";
import { isByItself } from "../../domain/lane/stop.ts";
import type { Tempo } from "../../ports/controls.ts";
import { closingWords, openingWords, warning, wordsFor } from "./words.ts";

/** The state that the auctioneer decides on. `now` in ms; `me`: its user id. */
export interface AtDesk {
  readonly now: number;
  readonly me: number;
  readonly seed: number;
  readonly tempo: Tempo;
  /** When the auctioneer was switched on, ms. */
  readonly onSince: number;
  readonly lane: LaneState;
  readonly lot: LotAtDesk | null;
  /** How often the lot's start price was lowered, and earlier messages. */
  readonly lowered: number;
  readonly said: ReadonlySet<string>;
}

/** One act. `about` names a message, so that it is sent once. */
export type Act =
  | { readonly do: "open" | "takeover" | "resume" }
  | { readonly do: "final-call" | "lower" | "release" | "skip"; readonly lotId: number }
  | { readonly do: "say"; readonly text: string; readonly about: string };

const SECOND_MS = 1_000;
/** How long before its start the lane is opened, ms. */
export const OPENS_AHEAD_MS = 60 * SECOND_MS;
/** Delay after an automatic pause, ms. */
const LOOKS_AROUND_MS = 3 * SECOND_MS;
/** Most lowerings of a start price. */
const MOST_LOWERINGS = 2;
/** The green light is given from this share of the minimum price on. */
const CLOSE_TO_MINIMUM = 0.9;

interface Patience {
  /** Without a first bid, seconds. */
  readonly first: readonly [least: number, most: number];
  /** Without another bid; null: the timer decides. */
  readonly next: readonly [least: number, most: number] | null;
  /** Probability of a message. */
  readonly talks: number;
}

const PATIENCE: Readonly<Record<Tempo, Patience>> = {
  slow: { first: [14, 20], next: null, talks: 0.5 },
  usual: { first: [10, 15], next: [8, 11], talks: 0.35 },
  brisk: { first: [6, 9], next: [4, 6], talks: 0.2 },
};

/** Returns the next act, or null to wait. Random choices depend only on the seed and the lot. */
export function decide(seen: AtDesk): Act | null {
  const { lane, now, me } = seen;
  if (lane.status === "scheduled") {
    return now >= lane.startsAt - OPENS_AHEAD_MS && !isHeldByOther(seen) ? { do: "open" } : null;
  }
  if (isHeldByOther(seen)) return null;
  // An operator asks for the desk: the holder consents with the same call.
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
  // A pause of a person lasts until a person, or switching on again, ends it.
  return isByItself(paused.reason) || paused.since <= onSince ? { do: "resume" } : null;
}

function atLot(seen: AtDesk, { current, timers }: CurrentLane): Act | null {
  const { lot, now } = seen;
  if (!lot || current.deadline === null) return null;
  const leftMs = current.deadline - now;
  switch (current.phase) {
    case "waiting_to_start":
      return announce(seen, openingWords(seen.lane, lot), leftMs < timers.betweenMs + SECOND_MS);
    case "waiting_for_bid": {
      const span = seen.lowered > 0 ? timers.loweredMs : timers.waitingMs;
      return nobodyBids(seen, lot, span - leftMs);
    }
    case "running":
      return whileRunning(seen, lot, timers.runningMs - leftMs);
    case "final_call":
      return announce(seen, warning(lot), leftMs < timers.finalCallMs / 2);
    case "finished":
      return announce(seen, closingWords(lot), true);
  }
}

/** First the start price is lowered, then the lot is skipped once; then the timer decides. */
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

/** For most lots, the seller has agreed beforehand to sell close to the minimum. */
function mayRelease(seen: AtDesk, { reserve, reserveReached, price, ...lot }: LotAtDesk): boolean {
  if (reserve === null || reserveReached || price === null) return false;
  return price >= CLOSE_TO_MINIMUM * reserve && chanceOf(seen, lot, "release").chance(0.7);
}

function announce(seen: AtDesk, { about, texts }: ReturnType<typeof wordsFor>, isTime: boolean): Act | null {
  if (!isTime || seen.said.has(about)) return null;
  const random = randomFrom(`${seen.seed}/auctioneer/${about}`);
  const isFirst = about.startsWith("welcome");
  if (!isFirst && !random.chance(PATIENCE[seen.tempo].talks)) return null;
  return { do: "say", text: random.pick(texts), about };
}

function chanceOf({ seed }: AtDesk, { id }: Pick<LotAtDesk, "id">, about: string): Random {
  return randomFrom(`${seed}/auctioneer/${id}/${about}`);
}

/** Whether the lane needs the auctioneer at the desk. A lane paused by a person does not. */
export function needsAuctioneer({ lane, onSince }: Pick<AtDesk, "lane" | "onSince">): boolean {
  const { status, paused } = lane;
  if (status === "paused") return paused !== null && (isByItself(paused.reason) || paused.since <= onSince);
  return status === "open" || status === "running";
}
