/** Computes the times of a yard at which a lot can be picked up. Instants: ms since 1970 UTC. */
import { dubaiDate } from "@marsa/api-spec/dates";
import { DAY_MS, pickupTerms } from "../lot/terms.ts";
import { startOfDubaiDay } from "../time/dubai.ts";
import type { PickupPlace } from "./places.ts";

const MINUTE_MS = 60_000;
const { slotMs, noticeMs, withinMs } = pickupTerms;

/** The span in which the times of a pickup start. */
export interface PickupSpan {
  readonly from: number;
  readonly until: number;
}

/** Returns the last instant to pick up a lot that was paid at `paidAt`. */
export function pickupUntil(paidAt: number): number {
  return paidAt + withinMs;
}

/**
 * Returns the span of the offered times. After the 7 days, and before the payment, it is the next 7 days: a late buyer
 * can still come.
 */
export function pickupSpan(paidAt: number | null, now: number): PickupSpan {
  const from = now + noticeMs;
  const until = paidAt === null ? 0 : pickupUntil(paidAt);
  return { from, until: until > from ? until : now + withinMs };
}

/** Returns the starts of all times of a place within the span, earliest first. */
export function pickupTimes(place: PickupPlace, { from, until }: PickupSpan): number[] {
  const times: number[] = [];
  for (let day = startOfDubaiDay(dubaiDate(from)); day <= until; day += DAY_MS) {
    const ofWeek = dayOfWeek(day);
    for (const { days, opens, closes } of place.hours) {
      if (!days.includes(ofWeek)) continue;
      const end = day + closes * MINUTE_MS;
      for (let start = day + opens * MINUTE_MS; start + slotMs <= end; start += slotMs) {
        if (start >= from && start <= until) times.push(start);
      }
    }
  }
  return times;
}

/** The day of the week in Dubai, 0 is Sunday. */
function dayOfWeek(at: number): number {
  return new Date(`${dubaiDate(at)}T00:00:00Z`).getUTCDay();
}
