import { toMs } from "@marsa/api-spec/dates";
import type { CalendarEntry } from "#/lib/format/calendar-entry.ts";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import type { Appointment, Pickup } from "./queries.ts";
import { placeName } from "./words.ts";

const ALARM_MINUTES = 120;

/** Returns the calendar entry of an appointment. A moved one replaces it, since it has the same name. */
export function calendarEntryOf(
  { id_auction: id, title, number }: Pick<Lot, "id_auction" | "title" | "number">,
  { place }: Pick<Pickup, "place">,
  { starts, ends }: Appointment,
  origin: string,
): CalendarEntry {
  return {
    uid: `pickup-${id}`,
    title: `Pick up ${title}, lot ${number}`,
    startMs: toMs(starts),
    endMs: toMs(ends),
    url: `${origin}/auction/${id}`,
    place: `${placeName(place)}, ${place.address}`,
    alarmMinutes: ALARM_MINUTES,
  };
}
