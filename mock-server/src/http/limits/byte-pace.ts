/** Spreads received bytes over time, so that large bodies leave the thread to bids. */

export interface BytePace {
  /**
   * Counts received bytes.
   * @returns how long their sender waits before the next ones, ms.
   */
  take(bytes: number): number;
}

/**
 * Returns a pace that all bodies share.
 * @param bytesPerMs What all of them may send together.
 * @param burst Bytes that come at once before anyone waits.
 * @param now Monotonic time, ms.
 */
export function createBytePace(bytesPerMs: number, burst: number, now: () => number): BytePace {
  const burstMs = burst / bytesPerMs;
  let paidUntil = -Infinity;
  return {
    take(bytes) {
      const at = now();
      paidUntil = Math.max(paidUntil, at - burstMs) + bytes / bytesPerMs;
      return Math.max(0, paidUntil - at);
    },
  };
}
