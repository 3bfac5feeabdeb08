/** The times of a client: attempts, patience and silence. */

/** All in ms, except `attempts`. */
export interface Timing {
  /** Wait between two attempts, plus a random 0 to `spread`. */
  retry: number;
  spread: number;
  attempts: number;
  /** From the start of an attempt to WELCOME. */
  connect: number;
  /** Silence of the heartbeat after which nothing counts as in sync: one heartbeat, and a second for the network. */
  doubt: number;
  /** Silence of the heartbeat that ends a link: while watched closely, and otherwise. */
  closeSilence: number;
  silence: number;
  /** Time without a link until `offline`. */
  offline: number;
}

/** The times of the product, except in tests. */
export const TIMING: Timing = {
  retry: 2_000,
  spread: 500,
  attempts: 999,
  connect: 8_000,
  doubt: 3_000,
  closeSilence: 5_000,
  silence: 15_000,
  offline: 10_000,
};
