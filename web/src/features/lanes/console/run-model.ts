import { counted, money } from "../../../lib/money.ts";
import type { LotLive } from "../../../realtime/live-store.ts";
import type { LaneLot } from "../../../realtime/lanes-store.ts";

/** Where a lot of the run is: behind, up now, to come, or out of it. */
export type Place = "done" | "current" | "coming" | "out";

/** Where one lot is, seen from the desk. `currentId`: the lot whose turn it is; `currentAt`: its position. */
export function placeOf(lot: LaneLot, { currentId, currentAt }: Turn): Place {
  if (lot.id_auction === currentId) return "current";
  if (!lot.enabled) return "out";
  // What is above the current lot has had its turn, whether its result was read or not.
  const isBehind = currentAt !== null && lot.position < currentAt;
  return isBehind || lot.phase === "finished" || lot.result !== null ? "done" : "coming";
}

/** Which lot is up; nulls: none. */
export interface Turn {
  readonly currentId: number | null;
  readonly currentAt: number | null;
}

export interface Progress {
  readonly done: number;
  readonly toGo: number;
}

/** How far the lane is, in lots. */
export function progressOf(run: readonly LaneLot[], turn: Turn): Progress {
  const places = run.map((lot) => placeOf(lot, turn));
  return {
    done: places.filter((place) => place === "done").length,
    toGo: places.filter((place) => place === "coming").length,
  };
}

/** The first place that a lot may be moved to, from 1: below the lot that is up. */
export function firstFreePlace({ currentAt }: Turn): number {
  return (currentAt ?? 0) + 1;
}

/** Whether a lot may be moved from one place to another, places from 1. */
export function canMove(run: readonly LaneLot[], turn: Turn, from: number, to: number): boolean {
  const lot = run[from - 1];
  if (!lot || from === to || placeOf(lot, turn) !== "coming") return false;
  return to >= firstFreePlace(turn) && to <= run.length;
}

/**
 * The place a lot comes to when it is dropped before or after another one, from 1: lots between move up or down.
 */
export function dropPlace(from: number, over: number, edge: "before" | "after"): number {
  const gap = edge === "before" ? over : over + 1;
  return gap > from ? gap - 1 : gap;
}

const RESULTS = {
  sold: "Sold",
  notSold: "Not sold",
  summarizing: "Seller decides",
  withdrawn: "Withdrawn",
} as const;

interface Around {
  readonly place: Place;
  /** The lot's prices as they are now. */
  readonly live: LotLive;
  /** How many stored maxima it has; null: not told. */
  readonly maxima: number | null;
  /** Why it was taken out of the run, if the log says so. */
  readonly reason: string | null;
  /** The state's word, for the lot that is up. */
  readonly word: string;
}

/** What became of a lot: "Sold 113,500", "Not sold". */
export function outcomeOf(result: LaneLot["result"], { price }: LotLive): string {
  const told = result === null ? "Bought" : RESULTS[result];
  return price === null || result === "notSold" || result === "withdrawn" ? told : `${told} ${money(price)}`;
}

/** The second line of a lot in the run list. */
export function lineOf({ result }: LaneLot, { place, live, maxima, reason, word }: Around): string {
  switch (place) {
    case "current":
      return word;
    case "out":
      return reason === null ? "Disabled" : `Disabled: ${reason}`;
    case "done":
      return outcomeOf(result, live);
    case "coming": {
      const start = `from ${money(live.start_price)}`;
      return maxima === null || maxima === 0 ? start : `${start} · ${counted(maxima, "maximum", "maxima")}`;
    }
  }
}

/** Whether a lot is meant by what was typed: its place, its number, or words of its title. */
export function isMeant({ position, number, title }: LaneLot, typed: string): boolean {
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const text = `${position} ${number} ${title}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

/** The run with each lot at the place where it stands in it: one that was told of by itself may know a newer one already. */
export function inOrder(run: readonly LaneLot[]): LaneLot[] {
  return run.map((lot, at) => (lot.position === at + 1 ? lot : { ...lot, position: at + 1 }));
}
