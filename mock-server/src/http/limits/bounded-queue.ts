/** A queue of slow work with an end: work beyond its places is refused instead of waiting without limit. */

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
  const taken = new Map<string, number>();
  let all = 0;
  let last: Promise<unknown> = Promise.resolve();

  const leave = (owner: string) => {
    all--;
    const left = (taken.get(owner) ?? 0) - 1;
    if (left > 0) taken.set(owner, left);
    else taken.delete(owner);
  };

  return {
    run(owner, work) {
      const own = taken.get(owner) ?? 0;
      if (all >= places || own >= placesEach) return null;
      all++;
      taken.set(owner, own + 1);
      const mine = last.then(work).finally(() => leave(owner));
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}
