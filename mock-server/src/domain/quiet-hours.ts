/** Decides which notices wait for the end of a person's quiet hours. */
import { DUBAI_OFFSET_MS } from "@marsa/api-spec/dates";
import type { NoticeKind, QuietHours } from "./notices.ts";

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** A lot that ends so soon leaves no time to wait, ms. */
const LAST_MINUTES_MS = 15 * MINUTE_MS;

/** The lot of a notice, as far as its urgency depends on it. */
export interface LotInNotice {
  /** Whether its lane calls it now. */
  readonly inLane: boolean;
  /** ms since 1970 UTC; null: no end of its own. */
  readonly endsAt: number | null;
}

/**
 * Whether a notice never waits: a lot that ends soon, a lost lead on a lot in its last 15 minutes or in a running
 * lane, and everything about the person's account.
 * @param now ms since 1970 UTC
 */
export function isUrgent(kind: NoticeKind, lot: LotInNotice | null, now: number): boolean {
  if (kind === "ending" || kind === "account") return true;
  if (kind !== "outbid" || lot === null) return false;
  return lot.inLane || (lot.endsAt !== null && lot.endsAt - now <= LAST_MINUTES_MS);
}

/** Returns the end of the quiet hours in which this instant (ms) lies; null: it lies outside. */
export function quietUntil({ on, from, to }: QuietHours, now: number): number | null {
  if (!on || from === to) return null;
  const dubaiMinutes = Math.floor((now + DUBAI_OFFSET_MS) / MINUTE_MS);
  const minute = dubaiMinutes % DAY_MINUTES;
  const [first, last] = [minutesOf(from), minutesOf(to)];
  const isInside = first < last ? minute >= first && minute < last : minute >= first || minute < last;
  if (!isInside) return null;
  const left = (last - minute + DAY_MINUTES) % DAY_MINUTES;
  return (dubaiMinutes + left) * MINUTE_MS - DUBAI_OFFSET_MS;
}

/** "22:00" in minutes of the day. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
