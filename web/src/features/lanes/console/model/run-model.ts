import { RESULT_WORDS } from "#/lib/format/result-words.ts";
import { money } from "@marsa/api-spec/amounts";
import { counted } from "#/lib/format/counts.ts";
import type { LotLive } from "#/realtime/lots/live-store.ts";
import type { LaneLot } from "#/realtime/lanes/lanes-store.ts";

/** The position of a lot relative to the turn: past, current, coming, or out of the run. */
export type Place = "done" | "current" | "coming" | "out";

/** Returns the position of a lot, as the desk sees it. `at`: its place in the run, from 1. */
export function placeOf(lot: LaneLot, at: number, { currentId, currentAt }: Turn): Place {
  if (lot.id_auction === currentId) return "current";
  if (!lot.enabled) return "out";
  // Lots above the current one had their turn, with or without a read result.
  const isBehind = currentAt !== null && at < currentAt;
  return isBehind || lot.phase === "finished" || lot.result !== null ? "done" : "coming";
}

/** The current lot and its place in the run, from 1; nulls: none. */
export interface Turn {
  readonly currentId: number | null;
  readonly currentAt: number | null;
}

export interface Progress {
  /** Lots with a result. */
  readonly done: number;
  readonly toGo: number;
  /** Lots out of the run; enabled again, they run last. */
  readonly disabled: number;
  /** Lots that an ended lane left. */
  readonly withdrawn: number;
}

/** Returns the progress of the lane, in lots. */
export function progressOf(run: readonly LaneLot[], turn: Turn): Progress {
  const places = run.map((lot, at) => (lot.result === "withdrawn" ? null : placeOf(lot, at + 1, turn)));
  const many = (wanted: Place | null) => places.filter((place) => place === wanted).length;
  return { done: many("done"), toGo: many("coming"), disabled: many("out"), withdrawn: many(null) };
}

/** The first place to which a lot may move, from 1: below the current lot. */
export function firstFreePlace({ currentAt }: Turn): number {
  return (currentAt ?? 0) + 1;
}

/** Whether a lot may move from one place to another, places from 1. */
export function canMove(run: readonly LaneLot[], turn: Turn, from: number, to: number): boolean {
  const lot = run[from - 1];
  if (!lot || from === to || placeOf(lot, from, turn) !== "coming") return false;
  return to >= firstFreePlace(turn) && to <= run.length;
}

/** Returns the place of a lot dropped before or after another one, from 1: the lots between move by one. */
export function dropPlace(from: number, over: number, edge: "before" | "after"): number {
  const gap = edge === "before" ? over : over + 1;
  return gap > from ? gap - 1 : gap;
}

interface Around {
  readonly place: Place;
  /** The current prices of the lot. */
  readonly live: LotLive;
  /** Number of maxima; null: not known. */
  readonly maxima: number | null;
  /** The reason why it was taken out of the run, if the log has it. */
  readonly reason: string | null;
  /** The word for the state, for the current lot. */
  readonly word: string;
}

/**
 * The result of a lot: "Sold 113,500", "Not sold". Before the result is read, its light predicts it in the same words.
 */
export function outcomeOf(
  result: LaneLot["result"],
  { price, light }: Pick<LotLive, "price" | "light">,
): string {
  const expected = price === null ? "notSold" : light === "red" ? "summarizing" : "sold";
  const words = RESULT_WORDS[result ?? expected];
  return price === null || result === "notSold" || result === "withdrawn"
    ? words
    : `${words} ${money(price)}`;
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
        ? RESULT_WORDS.withdrawn
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

/** Whether a typed text means this lot: its place, its number, or words of its title. */
export function isMeant({ position, number, title }: LaneLot, typed: string): boolean {
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const text = `${position} ${number} ${title}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

/** Names the new place of a moved lot by its neighbour, since lots keep their numbers. Places from 1. */
export function whereWords(run: readonly LaneLot[], turn: Turn, lot: LaneLot, to: number): string {
  const others = run.filter(({ id_auction: id }) => id !== lot.id_auction);
  const before = others
    .slice(0, to - 1)
    .findLast((other) => placeOf(other, placeIn(run, other), turn) === "coming");
  return before ? `runs after lot ${before.position}` : "runs next";
}

/** The place of a lot in the run, from 1; 0: not in it. */
export function placeIn(run: readonly LaneLot[], { id_auction: lotId }: Pick<LaneLot, "id_auction">): number {
  return run.findIndex(({ id_auction: id }) => id === lotId) + 1;
}

/** Returns the place that puts a lot after the one with this number; null: not possible. */
export function placeAfter(run: readonly LaneLot[], turn: Turn, lot: LaneLot, number: number): number | null {
  const before = run.find(({ position }) => position === number);
  if (!before || before.id_auction === lot.id_auction) return null;
  const from = placeIn(run, lot);
  const to = dropPlace(from, placeIn(run, before), "after");
  return canMove(run, turn, from, to) ? to : null;
}
