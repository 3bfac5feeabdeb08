/** The staff's pause of all standard auctions. */
export interface Pause {
  /** First moment of the pause, ms since 1970 UTC. */
  readonly since: number;
  readonly reason: string;
}

/** Whether an auction was paused at `at` (ms). Bids received before the pause are judged as usual. */
export function isPausedAt(pause: Pause | null, at: number): pause is Pause {
  return pause !== null && at >= pause.since;
}
