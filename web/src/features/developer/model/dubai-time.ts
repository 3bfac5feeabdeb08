import { countdownText } from "#/lib/format/countdown.ts";

/** A distance below this is the duration of a call, ms. */
const SAME_MS = 2_000;

/** The distance of the auction clock to the real one: "2 h 05 m ahead of the real time". In ms ahead. */
export function offsetWords(offsetMs: number): string {
  if (Math.abs(offsetMs) < SAME_MS) return "The real time";
  const amount = countdownText(Math.abs(offsetMs));
  return offsetMs > 0 ? `${amount} ahead of the real time` : `${amount} behind the real time`;
}
