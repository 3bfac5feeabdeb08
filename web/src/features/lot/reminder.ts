import type { CalendarEntry } from "../../lib/format/calendar-entry.ts";
import type { Lot } from "../../realtime/lots/lot-query.ts";
import { placeText } from "./facts.ts";

/** The duration of the calendar entry, ms. */
const LASTS_MS = 15 * 60_000;
const ALARM_MINUTES = 15;

/** Returns the calendar entry of a lot that opens or ends at a time (ms); bids may move the end. */
export function reminderOf(lot: Lot, phase: "upcoming" | "open", at: number, url: string): CalendarEntry {
  const { id_auction: id, title, number, place } = lot;
  return {
    uid: `lot-${id}-${phase === "upcoming" ? "opens" : "ends"}`,
    title: `${title}, lot ${number} ${phase === "upcoming" ? "opens" : "ends"}`,
    startMs: at,
    endMs: at + LASTS_MS,
    url,
    place: placeText(place),
    alarmMinutes: ALARM_MINUTES,
  };
}
