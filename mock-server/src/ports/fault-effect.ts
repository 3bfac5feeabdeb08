/** The combined effect of all injected faults on one call. */
export interface FaultEffect {
  /** Answered instead of the work; null: the work is done. */
  readonly status: number | null;
  /** The body of that answer; left out: a problem. */
  readonly reply?: unknown;
  /** Delay of the answer, ms on the real clock. */
  readonly latencyMs: number;
  /** `call`: nothing is done; `reply`: the work is done without an answer. Both close the socket. */
  readonly drops: "call" | "reply" | null;
  /** Changes of the answer's body; null: none. */
  readonly shape: FaultShape | null;
  /** Pace of the answer's body, bytes a second; null: at once. */
  readonly bytesPerS: number | null;
}

/** How the body of an answer breaks its schema. */
export interface FaultShape {
  /** Paths of the fields left out, such as `data.items.*.title`. */
  readonly without: readonly string[];
  /** Paths of the fields with a wrong type. */
  readonly wrong: readonly string[];
  /** Values by path. */
  readonly set?: Readonly<Record<string, unknown>>;
  /** Whether the body ends in its middle. */
  readonly half: boolean;
}
