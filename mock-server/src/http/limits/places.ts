/** Places for work that runs or waits at once: work without a place is refused instead of waiting without limit. */

export interface Places {
  /**
   * Takes a place.
   * @param owner The caller, who may have a few places at once.
   * @returns a function that frees it, once; null: there is none.
   */
  take(owner: string): (() => void) | null;
}

/** Returns `places` free places; one owner has `placesEach` at most. */
export function createPlaces(places: number, placesEach: number): Places {
  const taken = new Map<string, number>();
  let all = 0;

  const leave = (owner: string) => {
    all--;
    const left = (taken.get(owner) ?? 0) - 1;
    if (left > 0) taken.set(owner, left);
    else taken.delete(owner);
  };

  return {
    take(owner) {
      const own = taken.get(owner) ?? 0;
      if (all >= places || own >= placesEach) return null;
      all++;
      taken.set(owner, own + 1);
      return () => leave(owner);
    },
  };
}
