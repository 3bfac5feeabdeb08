import type { Schema } from "@marsa/api-spec/client-problem";
import { dubaiInput, fromDubaiInput } from "#/lib/format/dubai-input.ts";
import { toMs } from "@marsa/api-spec/dates";
import { isSame } from "./order.ts";

export type Queue = Schema<"Queue">;
export type Timers = Schema<"Timers">;

/** The parts of a lane that the staff can change, as entries of the form. */
export interface Composed {
  readonly name: string;
  readonly place: string;
  /** The text of the field, Dubai time: "2026-11-24T18:00"; empty without a start. */
  readonly start: string;
  /** Seconds; null where the field is empty, NaN where it has no number. */
  readonly timers: Readonly<Record<keyof Timers, number | null>>;
  /** Whether the desk takes bids from the room and from phones. */
  readonly room: boolean;
  /** By hand only with the room. */
  readonly hammer: Schema<"Hammer">;
  /** Ids of people. */
  readonly operators: readonly number[];
  /** Ids of lots, in the order of the run. */
  readonly lots: readonly number[];
}

/** The usual times of lanes, in seconds, with their labels. */
export const TIMERS = {
  between_s: { usual: 3, min: 1, max: 600, label: "Between lots", text: "From a result to the next lot" },
  waiting_s: {
    usual: 30,
    min: 5,
    max: 600,
    label: "First bid",
    text: "A lot waits this long for its first bid",
  },
  lowered_s: {
    usual: 20,
    min: 5,
    max: 600,
    label: "After lowering",
    text: "The wait after the start price was lowered",
  },
  running_s: {
    usual: 15,
    min: 5,
    max: 600,
    label: "Running",
    text: "Every bid resets the clock to this time",
  },
  final_s: {
    usual: 10,
    min: 3,
    max: 60,
    label: "Final call",
    text: "Going once, twice, last. A bid returns to running",
  },
  card_s: {
    usual: 10,
    min: 3,
    max: 120,
    label: "Result",
    text: "The result shows, and can be undone once",
  },
} as const satisfies Record<keyof Timers, object>;

export const TIMER_NAMES = Object.keys(TIMERS) as (keyof Timers)[];

export const USUAL_TIMERS = Object.fromEntries(
  TIMER_NAMES.map((name) => [name, TIMERS[name].usual]),
) as Record<keyof Timers, number>;

/** A start for the field, to the minute. */
export function startInput(at: string | number): string {
  return dubaiInput(toMs(at)).slice(0, 16);
}

/** The start as an instant, ms since 1970; null without a start. */
export function startMs({ start }: Pick<Composed, "start">): number | null {
  const instant = fromDubaiInput(start);
  return instant === null ? null : toMs(instant);
}

export function composedOf({ name, place, start, timers, room, hammer, operators, lots }: Queue): Composed {
  return {
    name,
    place,
    start: startInput(start),
    timers: { ...timers },
    room: room === true,
    hammer: hammer ?? "clock",
    operators: operators.map((person) => person.id_user),
    lots: lots.map((lot) => lot.id_auction),
  };
}

/** The parts of a lane that are saved, merged and described separately. */
export type Part = "name" | "place" | "start" | "timers" | "room" | "operators" | "lots";
export const PARTS: readonly Part[] = ["name", "place", "start", "timers", "room", "operators", "lots"];

/** Whether a part is the same in both. The operators have no order. */
export function samePart(part: Part, one: Composed, other: Composed): boolean {
  switch (part) {
    case "timers":
      return TIMER_NAMES.every((name) => one.timers[name] === other.timers[name]);
    case "room":
      return one.room === other.room && one.hammer === other.hammer;
    case "operators":
      return isSame(sorted(one.operators), sorted(other.operators));
    case "lots":
      return isSame(one.lots, other.lots);
    default:
      return one[part].trim() === other[part].trim();
  }
}

/** Returns the parts that differ. */
export function changedParts(one: Composed, other: Composed): Part[] {
  return PARTS.filter((part) => !samePart(part, one, other));
}

const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);
