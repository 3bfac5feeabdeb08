import { newKey } from "@marsa/api-spec/client";
import type { BidMode } from "@marsa/api-spec/money";

/** One bid that a person means to place. A retry keeps its key; another amount is another intention. */
export interface Intention {
  readonly lotId: number;
  /** Whole AED, absolute: never "one step more". */
  readonly amount: number;
  readonly mode: BidMode;
  /** Idempotency-Key. */
  readonly key: string;
}

/** A new intention under a key of its own. */
export function intend(lotId: number, amount: number, mode: BidMode): Intention {
  return { lotId, amount, mode, key: newKey() };
}
