import type { CalendarEntry } from "../../lib/format/calendar-entry.ts";
import type { Lot } from "../../realtime/lots/lot-query.ts";
import { placeText } from "./facts.ts";

/** How long the entry is in the calendar, ms. */
const LASTS_MS = 15 * 60_000;
const ALARM_MINUTES = 15;

/** What the calendar says of a lot that opens or ends at a moment (ms); bids may move the end to a later one. */
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
