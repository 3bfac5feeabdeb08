import type { LotLive } from "./live-store.ts";

export type Phase = LotLive["phase"];

/**
 * The phase of a lot at a server time (ms). A lot opens and ends by its times, with or without an event; only the
 * server knows the result after the judging. In a live lane the lot waits for its turn.
 */
export function phaseAt({ status, phase, opens, end, lane }: LotLive, now: number): Phase {
  if (status !== "active") return phase;
  if (lane !== null) return "upcoming";
  if (now < Date.parse(opens)) return "upcoming";
  return now < Date.parse(end) ? "open" : "judging";
}

/** Whether the lot has its turn in a live lane: the lane's clock counts, not the lot's own end. */
export function isInTurn({ lane, status }: Pick<LotLive, "lane" | "status">): boolean {
  return lane !== null && status === "inProgress";
}
