import { messages } from "#/lib/format/messages.ts";
import { counted } from "#/lib/format/counts.ts";
import { dubaiDate } from "@marsa/api-spec/dates";
import { type Composed, type Queue, startMs, TIMER_NAMES, TIMERS } from "./composed.ts";

/** The error of each field, by its name on the wire; empty: the lane can be saved. */
export type FieldErrors = Readonly<Partial<Record<"name" | "place" | "start" | keyof typeof TIMERS, string>>>;

const SHORTEST = 2;
const LONGEST = { name: 120, place: 160 } as const;

/** Checks the form. An unchanged start may have passed: a draft can be changed late. */
export function fieldErrors(mine: Composed, base: Composed, now: number): FieldErrors {
  const errors: Partial<Record<keyof FieldErrors, string>> = {};
  for (const name of ["name", "place"] as const) {
    const text = mine[name].trim();
    if (text === "") errors[name] = messages.required(name === "name" ? "Name" : "Place");
    else if (text.length < SHORTEST) errors[name] = messages.minLength(SHORTEST);
    else if (text.length > LONGEST[name]) errors[name] = messages.maxLength(LONGEST[name]);
  }
  const start = startMs(mine);
  if (start === null) errors.start = messages.date();
  else if (mine.start !== base.start && start <= now) {
    const past = dubaiDate(start) < dubaiDate(now);
    errors.start = past ? messages.beforeToday() : "The start has to be later than now";
  }
  for (const name of TIMER_NAMES) {
    const seconds = mine.timers[name];
    const { min, max, label } = TIMERS[name];
    if (seconds === null) errors[name] = messages.required(label);
    else if (Number.isNaN(seconds)) errors[name] = messages.valid(label);
    else if (seconds < min) errors[name] = messages.minimum(min);
    else if (seconds > max) errors[name] = messages.maximum(max);
  }
  return errors;
}

/** One check before publishing. */
export interface Check {
  /** `stop`: the lane cannot be published. `mind`: it can, with a warning. */
  readonly state: "done" | "mind" | "stop";
  readonly text: string;
  readonly why?: string;
}

/** Bidders need this notice before a lane starts, ms. */
const NOTICE_MS = 30 * 60_000;

interface Checked {
  readonly mine: Composed;
  readonly problems: Queue["problems"];
  /** The names of its auctioneers with another lane at the time. */
  readonly busy: readonly string[];
  /** Server time, ms. */
  readonly now: number;
}

/** Checks a lane before it becomes public. */
export function publishChecks({ mine, problems, busy, now }: Checked): readonly Check[] {
  const start = startMs(mine);
  const lots = mine.lots.length;
  const broken = problems.filter(({ id_auction }) => mine.lots.includes(id_auction)).length;
  return [
    start === null || start <= now
      ? { state: "stop", text: "The start has passed", why: "Set a later one." }
      : start < now + NOTICE_MS
        ? {
            state: "mind",
            text: "It starts in less than half an hour",
            why: "Bidders have little time to look at the lots.",
          }
        : { state: "done", text: "It starts in time for bidders to prepare" },
    lots === 0
      ? { state: "stop", text: "The run has no lots", why: "Add at least one." }
      : { state: "done", text: `${counted(lots, "lot")} in the run` },
    ...(broken > 0
      ? [
          {
            state: "stop",
            text: `${counted(broken, "lot")} cannot be in a lane any more`,
            why: "Take them out of the run.",
          } as const,
        ]
      : []),
    mine.operators.length === 0
      ? { state: "stop", text: "Nobody can run it", why: "Choose an auctioneer." }
      : busy.length > 0
        ? {
            state: "mind",
            text: `${busy.join(", ")} ${busy.length === 1 ? "has" : "have"} another lane at this time`,
            why: "Somebody has to be free for both.",
          }
        : {
            state: "done",
            text: `${counted(mine.operators.length, "auctioneer")} can run it`,
          },
  ];
}
