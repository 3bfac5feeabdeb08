/** Follows the phase of a lot by the server's clock. */
import { useServerTime } from "../clock/clock.ts";
import { usePaused } from "../link/auctions-paused.ts";
import type { LotLive } from "./live-store.ts";
import { isStopped, type Phase, phaseAt } from "./phase.ts";

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
