import { messages } from "../../../../lib/format/messages.ts";
import { counted } from "../../../../lib/format/counts.ts";
import { dubaiDate } from "@marsa/api-spec/dates";
import { type Composed, type Queue, startMs, TIMER_NAMES, TIMERS } from "../composed.ts";

/** What is wrong with a field, by its name; empty: it can be saved. Times are named as they are on the wire. */
export type FieldErrors = Readonly<Partial<Record<"name" | "place" | "start" | keyof typeof TIMERS, string>>>;

const SHORTEST = 2;
const LONGEST = { name: 120, place: 160 } as const;

/** The rules of the form. A start that nobody touched may have passed: a draft can be mended late. */
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
    if (seconds === null || !Number.isInteger(seconds)) errors[name] = messages.required(label);
    else if (seconds < min) errors[name] = messages.minimum(min);
    else if (seconds > max) errors[name] = messages.maximum(max);
  }
  return errors;
}

/** One line of the list that is gone through before a lane is published. */
export interface Check {
  /** `stop`: it cannot be published so. `mind`: it can, and should not be by mistake. */
  readonly state: "done" | "mind" | "stop";
  readonly text: string;
  readonly why?: string;
}

/** Bidders want to hear of a lane so long before it starts, ms. */
const NOTICE_MS = 30 * 60_000;

interface Checked {
  readonly mine: Composed;
  readonly problems: Queue["problems"];
  /** Auctioneers of the lane who are wanted elsewhere at the time, by name. */
  readonly busy: readonly string[];
  /** Server time, ms. */
  readonly now: number;
}

/** What has to be right before everybody sees a lane. */
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
      ? { state: "stop", text: "There is no lot in the run", why: "Add one at least." }
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
