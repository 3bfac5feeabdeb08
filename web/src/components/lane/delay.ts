/** The words for a lane whose advertised start has passed and that no auctioneer has opened. */
import type { Schema } from "@marsa/api-spec/client-problem";
import { toMs } from "@marsa/api-spec/dates";
import { counted } from "#/lib/format/counts.ts";

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

/**
 * Returns the word for a lot that waits for its turn after the advertised start of its lane.
 * @param lane null while it is not known
 */
export function waitingWord(
  lane: { state: Schema<"QueueState">; start: string } | null,
  now: number,
): string {
  if (lane?.state !== "scheduled") return "soon";
  return delayOf(toMs(lane.start), now).word;
}

function since(minutes: number): string {
  if (minutes < HOUR_MINUTES) return counted(minutes, "minute");
  const hours = Math.floor(minutes / HOUR_MINUTES);
  return hours < 24 ? counted(hours, "hour") : counted(Math.floor(hours / 24), "day");
}
