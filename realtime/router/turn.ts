/** Collects writes until the end of the turn of the event loop, so that they leave together. */

/** One of a chain: the turn writes both fields. A chain needs no memory for each event. */
export interface Flushable {
  isAdded: boolean;
  after: Flushable | null;
  /** Writes the queue. Called once for each turn in which it was added. */
  flush(): void;
}

/**
 * One bid changes the lot's topic, the list of lots and two people's topics; bids that share a commit change many,
 * often for the same socket. A system call is most of the cost of a delivery, so each socket gets one per turn.
 * Replies go first: a bidder has the verdict before two hundred others hear about it. An event after a pause leaves
 * at once; without pauses, several bids leave in one call.
 */
export class Turn {
  readonly #pauseMs: number;
  #first: Flushable | null = null;
  #last: Flushable | null = null;
  /** The next instant for writes, ms of performance.now. */
  #next = 0;
  readonly #end = (): void => {
    let each = this.#first;
    this.#first = null;
    this.#last = null;
    this.#next = performance.now() + this.#pauseMs;
    while (each) {
      const { after }: Flushable = each;
      each.after = null;
      each.isAdded = false;
      each.flush();
      each = after;
    }
  };

  /** @param pauseMs The least time between two of its writes. */
  constructor(pauseMs: number) {
    this.#pauseMs = pauseMs;
  }

  add(each: Flushable): void {
    if (each.isAdded) return;
    each.isAdded = true;
    const last = this.#last;
    this.#last = each;
    if (last) return void (last.after = each);
    this.#first = each;
    const restMs = this.#next - performance.now();
    if (restMs > 0) setTimeout(this.#end, restMs);
    else setImmediate(this.#end);
  }
}
