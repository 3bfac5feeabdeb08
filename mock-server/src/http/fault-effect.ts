/** What goes wrong with one call, all faults that hit it taken together. */
export interface FaultEffect {
  /** Answered instead of the work; null: the work is done. */
  readonly status: number | null;
  /** How long the answer is held back, ms on the real clock. */
  readonly latencyMs: number;
  /** `call`: nothing is done; `reply`: the work is done, but nobody hears of it. Either way the socket is closed. */
  readonly drops: "call" | "reply" | null;
}
