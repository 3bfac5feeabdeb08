/** The words for a lane whose advertised start has passed and that no auctioneer has opened. */
import { counted } from "../../lib/format/counts.ts";

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** The state of a lane after its advertised start. */
export interface Delay {
  readonly word: "About to start" | "Delayed";
  /** The reason and the time since the advertised start; empty: it has just passed. */
  readonly detail: string;
}

/** Returns the words after the advertised start, in the first minute and later. Both in server ms. */
export function delayOf(start: number, now: number): Delay {
  const minutes = Math.floor((now - start) / MINUTE_MS);
  if (minutes < 1) return { word: "About to start", detail: "" };
  return { word: "Delayed", detail: `No auctioneer yet. It was due ${since(minutes)} ago.` };
}

function since(minutes: number): string {
  if (minutes < HOUR_MINUTES) return counted(minutes, "minute");
  const hours = Math.floor(minutes / HOUR_MINUTES);
  return hours < 24 ? counted(hours, "hour") : counted(Math.floor(hours / 24), "day");
}
