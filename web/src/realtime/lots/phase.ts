import type { LotLive } from "./live-store.ts";
import { useServerTime } from "../clock/clock.ts";
import { usePaused } from "../link/auctions-paused.ts";

export type Phase = LotLive["phase"];

/**
 * The phase of a lot at a server time (ms). A lot opens and ends by its times, with or without an event; only the
 * server knows the result after the judging. In a live lane the lot waits for its turn.
 * @param paused whether all standard auctions are paused: no lot ends then, past its end it waits for more time
 */
export function phaseAt(
  { status, phase, opens, end, lane }: LotLive,
  now: number,
  paused: boolean = false,
): Phase {
  if (status !== "active") return phase;
  if (lane !== null) return "upcoming";
  if (now < Date.parse(opens)) return "upcoming";
  return paused || now < Date.parse(end) ? "open" : "judging";
}

/** Whether a lot takes no bids any more. */
export function isOver(phase: Phase): phase is Exclude<Phase, "upcoming" | "open"> {
  return phase !== "upcoming" && phase !== "open";
}

/** Whether a pause of all standard auctions stops the lot's clock. A live lane has its own pause. */
export function isStopped({ lane }: Pick<LotLive, "lane">, phase: Phase, paused: boolean): boolean {
  return paused && phase === "open" && lane === null;
}

/** Whether the lot has its turn in a live lane: the lane's clock counts, not the lot's own end. */
export function isInTurn({ lane, status }: Pick<LotLive, "lane" | "status">): boolean {
  return lane !== null && status === "inProgress";
}

export interface PhaseNow {
  readonly phase: Phase;
  /** Whether the pause of all standard auctions stops its clock. */
  readonly paused: boolean;
}

/** The phase of a lot now, and whether it is paused. */
export function usePhase(live: LotLive): PhaseNow {
  const paused = usePaused() !== null;
  const phase = useServerTime((now) => phaseAt(live, now, paused));
  return { phase, paused: isStopped(live, phase, paused) };
}
