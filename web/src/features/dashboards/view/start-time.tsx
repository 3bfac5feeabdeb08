import { shortInstant } from "@marsa/api-spec/dates";
import { delayOf } from "#/components/lane/delay.ts";
import { useServerTime } from "#/realtime/clock/clock.ts";

/** Returns when a lane starts, in words inside a sentence; no time once it has passed. Both in server ms. */
export function startWords(start: number, now: number): string {
  if (now < start) return `${shortInstant(start)} GST`;
  return delayOf(start, now).word === "Delayed" ? "delayed, no auctioneer yet" : "about to start";
}

/**
 * The start of the next lane, as it is now.
 * @param start server ms
 */
export function StartTime({ start }: { start: number }) {
  return useServerTime((now) => startWords(start, now));
}
