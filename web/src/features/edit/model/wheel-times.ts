/** The arithmetic of the wheels for date and time. Texts are Dubai's: "2026-11-29T20:15". */
import { shortDay, toMs, weekday } from "@marsa/api-spec/dates";
import { dubaiInput, fromDubaiInput } from "#/lib/format/dubai-input.ts";

/** How much further a wheel turns than the finger moves. */
export const SENSITIVITY = 1.7;
/** Height of one entry, px. */
export const ENTRY_PX = 36;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Days that can be chosen, from today on. */
const DAYS = 90;
const MINUTES = 5;
/** Days that a sale runs, until the seller chooses another end. */
const USUAL_DAYS = 3;
/** When a usual sale starts, GST. */
const USUAL_TIME = "18:00";

/** Returns the entry that stands in the middle after a drag. `dragged` in px, downwards is positive. */
export function entryAfterDrag(begun: number, dragged: number, count: number): number {
  const entry = Math.round(begun - (dragged * SENSITIVITY) / ENTRY_PX);
  return Math.min(count - 1, Math.max(0, entry));
}

export interface Wheel {
  readonly label: string;
  readonly entries: readonly string[];
  readonly at: number;
}

/**
 * The chosen time; of an empty field the next full hour of tomorrow, of an empty end three days after the start.
 * @param now Server time, ms.
 * @param start The start as its field holds it, for the end alone.
 */
export function chosenTime(text: string, now: number, start = ""): string {
  if (fromDubaiInput(text) !== null) return text.slice(0, 16);
  const begins = fromDubaiInput(start);
  if (begins !== null) return dubaiInput(toMs(begins) + USUAL_DAYS * DAY_MS).slice(0, 16);
  return `${dubaiInput(Math.ceil((now + DAY_MS) / HOUR_MS) * HOUR_MS).slice(0, 13)}:00`;
}

/** Returns the times of a usual sale: from tomorrow evening, when bidders are at home, for three days. */
export function usualTimes(now: number): { readonly start: string; readonly end: string } {
  const start = `${dubaiInput(now + DAY_MS).slice(0, 10)}T${USUAL_TIME}`;
  return { start, end: chosenTime("", now, start) };
}

/** Returns the three wheels of a chosen time. */
export function wheelsOf(chosen: string, now: number): readonly [day: Wheel, hour: Wheel, minute: Wheel] {
  const days = daysFrom(now, chosen);
  return [
    { label: "Day", entries: days.map(dayWords), at: days.indexOf(chosen.slice(0, 10)) },
    { label: "Hour", entries: counting(24, 1), at: Number(chosen.slice(11, 13)) },
    {
      label: "Minute",
      entries: counting(60, MINUTES),
      at: Math.floor(Number(chosen.slice(14, 16)) / MINUTES),
    },
  ];
}

/** Returns the time after one wheel has turned to an entry. */
export function turned(chosen: string, place: 0 | 1 | 2, entry: number, now: number): string {
  const [day, time] = [chosen.slice(0, 10), chosen.slice(11, 16)];
  const [hour, minute] = [time.slice(0, 2), time.slice(3, 5)];
  if (place === 0) return `${daysFrom(now, chosen)[entry] ?? day}T${time}`;
  if (place === 1) return `${day}T${twoDigits(entry)}:${minute}`;
  return `${day}T${hour}:${twoDigits(entry * MINUTES)}`;
}

/** Days from today on; a chosen day that is earlier or later stands there too. */
function daysFrom(now: number, chosen: string): readonly string[] {
  const days = Array.from({ length: DAYS }, (_, place) => dubaiInput(now + place * DAY_MS).slice(0, 10));
  const day = chosen.slice(0, 10);
  return days.includes(day) ? days : [...days, day].toSorted();
}

/** "Sun Nov 29". */
export function dayWords(day: string): string {
  return `${weekday(day).slice(0, 3)} ${shortDay(`${day}T00:00:00+04:00`)}`;
}

function counting(end: number, by: number): readonly string[] {
  return Array.from({ length: end / by }, (_, place) => twoDigits(place * by));
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
