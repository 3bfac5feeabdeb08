/** A queue of slow work with an end: work beyond its places is refused instead of waiting without limit. */
import { createPlaces } from "./places.ts";

export interface BoundedQueue {
  /**
   * Runs `work` after the work in front of it, one at a time.
   * @param owner The caller, who may have a few places at once.
   * @returns its result; null without a place for it.
   */
  run<T>(owner: string, work: () => Promise<T>): Promise<T> | null;
}

/** Returns an empty queue of `places`, running work included; one owner has `placesEach` at most. */
export function createBoundedQueue(places: number, placesEach: number): BoundedQueue {
  const free = createPlaces(places, placesEach);
  let last: Promise<unknown> = Promise.resolve();

  return {
    run(owner, work) {
      const leave = free.take(owner);
      if (!leave) return null;
      const mine = last.then(work).finally(leave);
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}
