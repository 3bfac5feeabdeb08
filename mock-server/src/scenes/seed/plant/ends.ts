/** Sorts lots by their last known end (ms). */
export interface End {
  readonly lotId: number;
  readonly endsAt: number;
}

/** Lots in the order of their ends, earliest first; among equal ends the lower id. */
export class Ends {
  /** Latest first, so that the earliest is taken from the back. */
  readonly #ends: End[];

  constructor(lots: readonly { readonly id: number; readonly endsAt: number }[]) {
    this.#ends = lots.map(({ id, endsAt }) => ({ lotId: id, endsAt })).toSorted((a, b) => order(b, a));
  }

  /** Removes the earliest end up to `now` (ms); null when there is none. */
  take(now: number): End | null {
    const earliest = this.#ends.at(-1);
    if (!earliest || earliest.endsAt > now) return null;
    this.#ends.pop();
    return earliest;
  }

  /** Adds a lot. */
  put(end: End): void {
    let from = 0;
    let to = this.#ends.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (order(this.#ends[middle]!, end) > 0) from = middle + 1;
      else to = middle;
    }
    this.#ends.splice(from, 0, end);
  }
}

const order = (a: End, b: End): number => a.endsAt - b.endsAt || a.lotId - b.lotId;
