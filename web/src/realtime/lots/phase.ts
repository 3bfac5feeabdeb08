import type { LotLive } from "./live-store.ts";

export type Phase = LotLive["phase"];

/**
 * Where the lot stands at a moment of the server's clock (ms). A lot opens and ends by its times, whether an event
 * has said so yet or not; what comes after the judging only the server knows. In a live lane it waits for its turn.
 */
export function phaseAt({ status, phase, opens, end, lane }: LotLive, now: number): Phase {
  if (status !== "active") return phase;
  if (lane !== null) return "upcoming";
  if (now < Date.parse(opens)) return "upcoming";
  return now < Date.parse(end) ? "open" : "judging";
}

/** Whether it is called up in a live lane just now: the lane's clock runs then, and the lot's own end says nothing. */
export function isInTurn({ lane, status }: Pick<LotLive, "lane" | "status">): boolean {
  return lane !== null && status === "inProgress";
}
