/** Writes that wait for the end of the turn in which they were asked for, so that what comes together leaves together. */

export interface Flushable {
  /** Writes what waits. Called once for each time it was added. */
  flush(): void;
}

/**
 * One bid on a lot moves its topic, the list of lots and two people's own ones, and bids that share a commit move many: in
 * one turn of the event loop, and often to the same socket. A system call is most of what a delivery costs, so each socket
 * gets one for the turn. And the answers of the turn go first: a bidder has his verdict before two hundred hear of it. An event
 * after a pause leaves at once; while they never pause, several bids of a lot go out in one call as well.
 */
export class Turn {
  readonly #pauseMs: number;
  #waiting: Flushable[] = [];
  /** When there may be writes again, ms of performance.now. */
  #next = 0;
  readonly #end = (): void => {
    const ending = this.#waiting;
    this.#waiting = [];
    this.#next = performance.now() + this.#pauseMs;
    for (const each of ending) each.flush();
  };

  /** `pauseMs`: at least so long between two of its writes. */
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
