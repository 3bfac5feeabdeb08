/** Tells an edge the owner's time, from the round trips between them. */
import type { BaseClock } from "../clocks/clock.ts";

/** One round trip. `offset`: of the owner's clock to this process's own one, ms. */
interface Sample {
  readonly at: number;
  readonly offset: number;
  /** How wrong the offset can be: half of the round trip, ms. */
  readonly error: number;
}

/** How long a round trip counts, ms. */
const REMEMBERED_MS = 60_000;

/** The owner's clock. It may be off by half of the smallest round trip of the last minute. */
export interface OwnerClock extends BaseClock {
  /** Adds a round trip: when it was sent, on `ticks`, and what the owner's clock showed, ms. */
  add(sentAt: number, ownerNow: number): void;
}

/** @param ticks a clock of this process that never jumps, ms; it may be hours off. */
export function createOwnerClock(ticks: () => number): OwnerClock {
  let samples: Sample[] = [];
  let offset = 0;
  const now = () => Math.floor(ticks() + offset);
  return {
    now,
    rate: 1,
    at(ms, fn) {
      const timer = setTimeout(fn, Math.max(0, ms - now()));
      return () => clearTimeout(timer);
    },
    notBefore: () => undefined,
    add(sentAt, ownerNow) {
      const at = ticks();
      const error = (at - sentAt) / 2;
      const sample = { at, offset: ownerNow - sentAt - error, error };
      // The owner's clock has jumped: older round trips tell nothing of it.
      const fits = (known: Sample) => Math.abs(known.offset - sample.offset) <= known.error + error + 1;
      samples = [...samples.filter((known) => at - known.at < REMEMBERED_MS && fits(known)), sample];
      ({ offset } = samples.reduce((best, each) => (each.error < best.error ? each : best)));
    },
  };
}
