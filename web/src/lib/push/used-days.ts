/** Remembers the days on which this device used the app, for the X-Heartbeat header. */
import type { Records } from "./records.ts";

const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
/** Longest header. */
const MOST_CHARACTERS = 1_024;

/** Adds today (UTC) to the kept days, drops the ones older than 30 days, and returns the rest, oldest first. */
export async function noteDay(records: Records, now: number): Promise<readonly string[]> {
  const today = dayOf(now);
  const oldest = dayOf(now - KEPT_DAYS * DAY_MS);
  const before = (await records.read("days")) ?? [];
  const days = [...new Set([...before, today])].filter((day) => day > oldest && day <= today).toSorted();
  await records.write("days", days);
  return days;
}

/** Returns the header: the newest days that fit. */
export function headerOf(days: readonly string[]): string {
  for (let dropped = 0; ; dropped++) {
    const header = btoa(JSON.stringify(days.slice(dropped)))
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replaceAll("=", "");
    if (header.length <= MOST_CHARACTERS) return header;
  }
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
