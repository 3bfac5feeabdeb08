/** Follows the order of one topic on one link: the same eyes while a run goes on and when its record is read again. */

/** `next`: as it should be. `gap`: something between is missing. `again`: it came before. `late`: it was missing. */
export type Arrival = "next" | "gap" | "again" | "late";

export class Sequence {
  /** The newest seq that was heard or read. */
  seq: number;
  /** Events that came on this link since the state was read. */
  readonly #came = new Set<number>();
  /** What is missing: more than the first number, up to the second. */
  #missing: (readonly [after: number, until: number])[] = [];
  /** What was missing when the state was read anew. */
  #lost = 0;

  constructor(seq: number) {
    this.seq = seq;
  }

  /** How many times something was missing and did not come later. */
  get lost(): number {
    return this.#lost + this.#missing.length;
  }

  /** The state was read anew, on a new link: events go on from there. Older ones may still be on their way. */
  restart(seq: number): void {
    this.#lost += this.#missing.length;
    this.seq = seq;
    this.#missing = [];
    this.#came.clear();
  }

  /** In: an event that stands for every seq after `before` up to `seq`. */
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
    // Older than the state that was read: it was under way meanwhile, and is in it.
    return cameBefore ? "again" : "next";
  }
}
