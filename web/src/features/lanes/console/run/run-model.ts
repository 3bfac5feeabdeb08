import { money } from "@marsa/api-spec/amounts";
import { count, counted } from "../../../../lib/format/counts.ts";
import type { LotLive } from "../../../../realtime/lots/live-store.ts";
import type { LaneLot } from "../../../../realtime/lanes/lanes-store.ts";

/** Where a lot of the run is: behind, up now, to come, or out of it. */
export type Place = "done" | "current" | "coming" | "out";

/** Where one lot is, seen from the desk. `at`: its place in the run, from 1. */
export function placeOf(lot: LaneLot, at: number, { currentId, currentAt }: Turn): Place {
  if (lot.id_auction === currentId) return "current";
  if (!lot.enabled) return "out";
  // What is above the current lot has had its turn, whether its result was read or not.
  const isBehind = currentAt !== null && at < currentAt;
  return isBehind || lot.phase === "finished" || lot.result !== null ? "done" : "coming";
}

/** Which lot is up, and its place in the run, from 1; nulls: none. */
export interface Turn {
  readonly currentId: number | null;
  readonly currentAt: number | null;
}

export interface Progress {
  /** With a result of their own. */
  readonly done: number;
  readonly toGo: number;
  /** Out of the run; brought back they run last. */
  readonly disabled: number;
  /** Left behind by a lane that is over. */
  readonly withdrawn: number;
}

/** How far the lane is, in lots. */
export function progressOf(run: readonly LaneLot[], turn: Turn): Progress {
  const places = run.map((lot, at) => (lot.result === "withdrawn" ? null : placeOf(lot, at + 1, turn)));
  const many = (wanted: Place | null) => places.filter((place) => place === wanted).length;
  return { done: many("done"), toGo: many("coming"), disabled: many("out"), withdrawn: many(null) };
}

/** "11 done · 7 to go · 1 disabled": with the lot that is up they are all. */
export function progressWords({ done, toGo, disabled, withdrawn }: Progress): string {
  return [
    `${count(done)} done`,
    (toGo > 0 || withdrawn === 0) && `${count(toGo)} to go`,
    disabled > 0 && `${count(disabled)} disabled`,
    withdrawn > 0 && `${count(withdrawn)} withdrawn`,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** The first place that a lot may be moved to, from 1: below the lot that is up. */
export function firstFreePlace({ currentAt }: Turn): number {
  return (currentAt ?? 0) + 1;
}

/** Whether a lot may be moved from one place to another, places from 1. */
export function canMove(run: readonly LaneLot[], turn: Turn, from: number, to: number): boolean {
  const lot = run[from - 1];
  if (!lot || from === to || placeOf(lot, from, turn) !== "coming") return false;
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

/**
 * What became of a lot: "Sold 113,500", "Not sold". Until its result is read its light says which it will be, in the same
 * words.
 */
export function outcomeOf(
  result: LaneLot["result"],
  { price, light }: Pick<LotLive, "price" | "light">,
): string {
  const expected = price === null ? "notSold" : light === "red" ? "summarizing" : "sold";
  const told = RESULTS[result ?? expected];
  return price === null || result === "notSold" || result === "withdrawn" ? told : `${told} ${money(price)}`;
}

/** The second line of a lot in the run list. */
export function lineOf(
  { result, reopened, skipped }: LaneLot,
  { place, live, maxima, reason, word }: Around,
): string {
  switch (place) {
    case "current":
      return word;
    case "out":
      return result === "withdrawn"
        ? RESULTS.withdrawn
        : reason === null
          ? "Disabled"
          : `Disabled: ${reason}`;
    case "done":
      return `${outcomeOf(result, live)}${reopened ? " · reopened" : ""}`;
    case "coming": {
      const start = `from ${money(live.start_price)}${skipped ? " · skipped" : ""}`;
      return maxima === null || maxima === 0 ? start : `${start} · ${counted(maxima, "maximum bid")}`;
    }
  }
}

/** Whether a lot is meant by what was typed: its place, its number, or words of its title. */
export function isMeant({ position, number, title }: LaneLot, typed: string): boolean {
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const text = `${position} ${number} ${title}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

/** Where a lot stands once it is moved to a place, from 1: lots keep their numbers, so that its neighbour tells it. */
export function whereWords(run: readonly LaneLot[], turn: Turn, lot: LaneLot, to: number): string {
  const others = run.filter(({ id_auction: id }) => id !== lot.id_auction);
  const before = others
    .slice(0, to - 1)
    .findLast((other) => placeOf(other, placeIn(run, other), turn) === "coming");
  return before ? `runs after lot ${before.position}` : "runs next";
}

/** The place of a lot in the run, from 1; 0: it is not in it. */
export function placeIn(run: readonly LaneLot[], { id_auction: lotId }: Pick<LaneLot, "id_auction">): number {
  return run.findIndex(({ id_auction: id }) => id === lotId) + 1;
}

/** The place to move a lot to, so that it runs after the one with this number; null: that cannot be. */
export function placeAfter(run: readonly LaneLot[], turn: Turn, lot: LaneLot, number: number): number | null {
  const before = run.find(({ position }) => position === number);
  if (!before || before.id_auction === lot.id_auction) return null;
  const from = placeIn(run, lot);
  const to = dropPlace(from, placeIn(run, before), "after");
  return canMove(run, turn, from, to) ? to : null;
}
