/** Measured moments of the server. Nothing happens at them unless metrics are on: a publisher asks `hasSubscribers`. */
import { channel, type Channel } from "node:diagnostics_channel";

/** One commit of the commit queue. */
export interface CommitMeasure {
  readonly jobs: number;
  /** From BEGIN to the end of COMMIT, ms. */
  readonly ms: number;
}

/** One answered call of the contract. */
export interface CallMeasure {
  readonly operation: string;
  /** `success`, the code of the refusal, or null without a body. */
  readonly result: string | null;
  readonly ms: number;
}

export const commitChannel: Channel<CommitMeasure, CommitMeasure> = channel("marsa:commit");
export const callChannel: Channel<CallMeasure, CallMeasure> = channel("marsa:call");
