/** Collects writes to sockets, and writes them in slices at a pace that the size of the audience sets. */

/** One of a chain: the turn writes both fields. A chain needs no memory for each event. */
export interface Flushable {
  /** Whether its writes go before those of the crowd. */
  readonly isFirst: boolean;
  isAdded: boolean;
  after: Flushable | null;
  /** Writes the queue. Called once for each turn in which it was added. */
  flush(): void;
}

/** Links of one slice, some 2 ms: then sockets are read and new events taken. */
const SLICE = 250;
/** The pause after a turn of several slices for each of its links, ms: a crowd of 5,000 gets some six turns a second. */
const PAUSE_OF_A_LINK_MS = 0.025;

/**
 * One bid changes the lot's topic, the list of lots and two people's topics; bids that share a commit change many,
 * often for the same socket. A system call is most of the cost of a delivery, so each socket gets one per turn.
 * An event after a pause leaves at once; without pauses, several events leave in one call. Those with a part in what
 * happens go first, and wait for no crowd.
 */
export class Turn {
  readonly #first: Chain;
  readonly #crowd: Chain;
  #immediate: NodeJS.Immediate | null = null;
  #timer: NodeJS.Timeout | undefined;
  /** When the next slice begins, ms of performance.now; Infinity: nothing waits. */
  #due = Infinity;
  readonly #slice = (): void => {
    this.#immediate = null;
    this.#due = Infinity;
    const left = this.#first.flush(SLICE);
    if (left > 0) this.#crowd.flush(left);
    this.#plan();
  };

  /** @param pauseMs The least time between two turns. */
  constructor(pauseMs: number) {
    this.#first = new Chain(pauseMs);
    this.#crowd = new Chain(pauseMs);
  }

  add(each: Flushable): void {
    if (each.isAdded) return;
    each.isAdded = true;
    (each.isFirst ? this.#first : this.#crowd).add(each);
    this.#plan();
  }

  /** Waits for the next chain that is due. */
  #plan(): void {
    if (this.#immediate) return;
    const due = Math.min(this.#first.due, this.#crowd.due);
    if (due >= this.#due) return;
    clearTimeout(this.#timer);
    this.#due = due;
    const restMs = due - performance.now();
    if (restMs > 0) this.#timer = setTimeout(this.#slice, restMs);
    else this.#immediate = setImmediate(this.#slice);
  }
}

/** The links that wait for their next turn, and those whose turn is under way. */
class Chain {
  readonly #pauseMs: number;
  #first: Flushable | null = null;
  #last: Flushable | null = null;
  /** The next of the turn under way. */
  #next: Flushable | null = null;
  /** Links written to in the turn under way. */
  #written = 0;
  /** The first instant of the next turn, ms of performance.now. */
  #from = 0;

  constructor(pauseMs: number) {
    this.#pauseMs = pauseMs;
  }

  /** When there is something to write, ms of performance.now; Infinity: nothing waits. */
  get due(): number {
    if (this.#next) return 0;
    return this.#first ? this.#from : Infinity;
  }

  add(each: Flushable): void {
    if (this.#last) this.#last.after = each;
    else this.#first = each;
    this.#last = each;
  }

  /**
   * Writes to this many links at most.
   * @returns how many of them are left.
   */
  flush(most: number): number {
    if (this.due > performance.now()) return most;
    if (!this.#next) {
      this.#next = this.#first;
      this.#first = null;
      this.#last = null;
      this.#written = 0;
    }
    let left = most;
    for (; this.#next && left > 0; left -= 1) {
      const each: Flushable = this.#next;
      this.#next = each.after;
      each.after = null;
      each.isAdded = false;
      each.flush();
    }
    this.#written += most - left;
    if (this.#next) return 0;
    const pauseMs = this.#written > SLICE ? this.#written * PAUSE_OF_A_LINK_MS : 0;
    this.#from = performance.now() + Math.max(this.#pauseMs, pauseMs);
    return left;
  }
}
