/** When a client gives up, tries again and gets worried. */

/** All in ms, but for `attempts`. */
export interface Timing {
  /** Between two attempts; a random 0 to `spread` comes on top. */
  retry: number;
  spread: number;
  attempts: number;
  /** From the start of an attempt to WELCOME. */
  connect: number;
  /** Silence of the heartbeat that ends a link: watched closely, and else. */
  closeSilence: number;
  silence: number;
  /** Without a link for so long is `offline`. */
  offline: number;
}

/** The product's own, but for the tests. */
export const TIMING: Timing = {
  retry: 2_000,
  spread: 500,
  attempts: 999,
  connect: 8_000,
  closeSilence: 5_000,
  silence: 15_000,
  offline: 10_000,
};
