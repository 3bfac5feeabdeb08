/** The combined effect of all injected faults on one call. */
export interface FaultEffect {
  /** Answered instead of the work; null: the work is done. */
  readonly status: number | null;
  /** Delay of the answer, ms on the real clock. */
  readonly latencyMs: number;
  /** `call`: nothing is done; `reply`: the work is done without an answer. Both close the socket. */
  readonly drops: "call" | "reply" | null;
}
