import { counted } from "#/lib/format/counts.ts";
import { shortInstant } from "@marsa/api-spec/dates";
import { type Composed, type Part, startMs, TIMER_NAMES, TIMERS } from "./composed.ts";
import { without } from "./order.ts";

/** Returns the name of a person, or their number if they are not known any more. */
export type NameOf = (userId: number) => string;

/** Describes the change of one part: "Start: Nov 24, 18:00 → Nov 24, 19:00", "2 lots added, 1 taken out". */
export function changeWords(part: Part, before: Composed, after: Composed, nameOf: NameOf): string {
  switch (part) {
    case "name":
    case "place":
      return `${PART_WORDS[part]}: ${before[part]} → ${after[part]}`;
    case "start":
      return `Start: ${startWords(before)} → ${startWords(after)}`;
    case "timers": {
      const changed = TIMER_NAMES.filter((name) => before.timers[name] !== after.timers[name]);
      return changed
        .map(
          (name) => `${TIMERS[name].label}: ${before.timers[name] ?? "?"} s → ${after.timers[name] ?? "?"} s`,
        )
        .join(", ");
    }
    case "room":
      return `Room and phones: ${onOff(before)} → ${onOff(after)}`;
    case "operators":
      return peopleWords(before, after, nameOf);
    case "lots":
      return lotWords(before, after);
  }
}

export const PART_WORDS: Readonly<Record<Part, string>> = {
  name: "Name",
  place: "Place",
  start: "Start",
  timers: "Times",
  room: "Room and phones",
  operators: "Auctioneers",
  lots: "Run",
};

/** The value of a part, for a choice between two. */
export function partValue(
  part: Part,
  { name, place, timers, room, hammer, lots, ...rest }: Composed,
): string {
  switch (part) {
    case "name":
      return name;
    case "place":
      return place;
    case "start":
      return startWords(rest);
    case "timers":
      return TIMER_NAMES.map((each) => `${TIMERS[each].label} ${timers[each] ?? "?"} s`).join(", ");
    case "room":
      return onOff({ room, hammer });
    default:
      return `${counted(lots.length, "lot")} in this order`;
  }
}

const onOff = ({ room, hammer }: Pick<Composed, "room" | "hammer">) =>
  room ? `on, the hammer by ${hammer === "hand" ? "hand" : "the clock"}` : "off";

export function startWords(composed: Pick<Composed, "start">): string {
  const ms = startMs(composed);
  return ms === null ? "no start" : shortInstant(ms);
}

function peopleWords(before: Composed, after: Composed, nameOf: NameOf): string {
  const added = without(after.operators, before.operators).map((id) => `+ ${nameOf(id)}`);
  const gone = without(before.operators, after.operators).map((id) => `− ${nameOf(id)}`);
  return `Auctioneers: ${[...added, ...gone].join(", ")}`;
}

function lotWords(before: Composed, after: Composed): string {
  const added = without(after.lots, before.lots).length;
  const gone = without(before.lots, after.lots).length;
  if (added === 0 && gone === 0) return "Run: another order";
  const words = [
    ...(added > 0 ? [`${counted(added, "lot")} added`] : []),
    ...(gone > 0 ? [`${counted(gone, "lot")} taken out`] : []),
  ];
  return `Run: ${words.join(", ")}`;
}
