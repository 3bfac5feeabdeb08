import { dubaiDate, shortInstant, shortDay, minute, weekday } from "@marsa/api-spec/dates";
import type { Pickup } from "./queries.ts";

/** "Thu, Nov 26, 14:15". */
export function dayAndTime(at: string): string {
  return `${weekday(dubaiDate(at)).slice(0, 3)}, ${shortInstant(at)}`;
}

/** "Thu, Nov 26". */
export function dayOf(at: string): string {
  return `${weekday(dubaiDate(at)).slice(0, 3)}, ${shortDay(at)}`;
}

/** "10:00 to 10:30". */
export function span({ starts, ends }: { readonly starts: string; readonly ends: string }): string {
  return `${minute(starts)} to ${minute(ends)}`;
}

/** "482917" → "482 917", to be read in two breaths. */
export function codeWords(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}

/** "Al Sanaiya yard, gate 3". */
export function placeName({ name, gate }: Pickup["place"]): string {
  return gate === null ? name : `${name}, ${gate}`;
}

/** "Sat to Thu, 08:00–16:00", or what the seller wrote about a place of their own. */
export function hoursWords({ visit, hours }: Pickup["place"]): readonly string[] {
  if (visit !== null) return [visit];
  return hours.map(({ days, opens, closes }) => `${days}, ${opens}–${closes}`);
}

/** The free times by day, in order. */
export function byDay(times: Pickup["times"]): readonly { day: string; times: Pickup["times"] }[] {
  const days = new Map<string, Pickup["times"]>();
  for (const time of times) {
    const day = dubaiDate(time.starts);
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  return [...days].map(([day, ofDay]) => ({ day, times: ofDay }));
}

/** "Reminders Nov 25, 14:15 and Nov 26, 10:15"; null when none is to come. */
export function reminderWords(reminders: readonly string[]): string | null {
  if (reminders.length === 0) return null;
  const times = reminders.map((at) => shortInstant(at)).join(" and ");
  return `${reminders.length === 1 ? "Reminder" : "Reminders"} ${times}`;
}
