import type { Schema } from "@marsa/api-spec/client-problem";
import { day } from "@marsa/api-spec/dates";

/** The reason why the reader cannot answer an offer now. */
export interface Obstacle {
  readonly kind: "offline" | "lock";
  readonly sentence: string;
}

/** Returns the obstacle to an answer; null without one. A locked person may decline, which binds them to nothing. */
export function obstacleOf(restriction: Schema<"Me">["restriction"], offline: boolean): Obstacle | null {
  if (offline) {
    return {
      kind: "offline",
      sentence: "No connection. You can answer when the connection is back.",
    };
  }
  if (restriction === null) return null;
  const { until, reason } = restriction;
  const lock = `Bidding is suspended${until === null ? "" : ` until ${day(until)}`}${reason === "" ? "" : `: ${reason}`}`;
  return {
    kind: "lock",
    sentence: `${lock.replace(/\.$/, "")}. You cannot accept or counter this offer, but you can decline it.`,
  };
}
