/** Collects writes until the end of the turn of the event loop, so that they leave together. */

export interface Flushable {
  /** Writes the queue. Called once for each time it was added. */
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
  #waiting: Flushable[] = [];
  /** The next instant for writes, ms of performance.now. */
  #next = 0;
  readonly #end = (): void => {
    const ending = this.#waiting;
    this.#waiting = [];
    this.#next = performance.now() + this.#pauseMs;
    for (const each of ending) each.flush();
  };

  /** @param pauseMs The least time between two of its writes. */
  constructor(pauseMs: number) {
    this.#pauseMs = pauseMs;
  }

  add(each: Flushable): void {
    if (this.#waiting.push(each) > 1) return;
    const restMs = this.#next - performance.now();
    if (restMs > 0) setTimeout(this.#end, restMs);
    else setImmediate(this.#end);
  }
}
