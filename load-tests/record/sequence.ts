/** Checks the order of one topic on one link, during a run and when its record is read again. */

/** `next`: right. `gap`: an event between is missing. `again`: it came before. `late`: it was missing. */
export type Arrival = "next" | "gap" | "again" | "late";

export class Sequence {
  /** The newest seq of an event or a read state. */
  seq: number;
  /** Events on this link since the state was read. */
  readonly #came = new Set<number>();
  /** Missing seqs: above the first number, up to the second. */
  #missing: (readonly [after: number, until: number])[] = [];
  /** Events that were missing when the state was read again. */
  #lost = 0;

  constructor(seq: number) {
    this.seq = seq;
  }

  /** Number of events that were missing and did not come later. */
  get lost(): number {
    return this.#lost + this.#missing.length;
  }

  /** Takes a state that was read on a new link: events continue from it. Older events may still be in transit. */
  restart(seq: number): void {
    this.#lost += this.#missing.length;
    this.seq = seq;
    this.#missing = [];
    this.#came.clear();
  }

  /** Takes an event that stands for every seq after `before` up to `seq`. */
  take(before: number, seq: number): Arrival {
    const cameBefore = this.#came.has(seq);
    this.#came.add(seq);
    if (seq > this.seq) {
      const isGap = before > this.seq;
      if (isGap) this.#missing.push([this.seq, before]);
      this.seq = seq;
      return isGap ? "gap" : "next";
    }
    const gap = this.#missing.findIndex(([after, until]) => after < seq && seq <= until);
    if (gap >= 0) {
      this.#missing.splice(gap, 1);
      return "late";
    }
    // The event is older than the state: it was in transit, and the state includes it.
    return cameBefore ? "again" : "next";
  }
}
