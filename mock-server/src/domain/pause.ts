/** All standard auctions stand still by decision of the staff. */
export interface Pause {
  /** From this moment on nobody can bid, ms since 1970 UTC. */
  readonly since: number;
  readonly reason: string;
}

/** Whether an auction stood still at `at` (ms). What was received before the pause is judged as ever. */
export function isPausedAt(pause: Pause | null, at: number): pause is Pause {
  return pause !== null && at >= pause.since;
}
