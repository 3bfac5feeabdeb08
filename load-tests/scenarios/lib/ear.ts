import type { LotEvent } from "./wamp.ts";

interface Heard {
  readonly seq: number;
  readonly atMs: number;
}

/**
 * What one bidder heard of his lot: when each change reached him, and whether any was missing. One event may carry
 * several bids, those that were committed together: it stands for every seq after `prev` up to its own.
 */
export class Ear {
  readonly #heard: Heard[] = [];
  /** Events that should have come between two that came. */
  gaps = 0;
  last: LotEvent | null = null;

  hear(event: LotEvent, nowMs: number): void {
    if (this.last && event.seq <= this.last.seq) return;
    if (this.last && event.prev > this.last.seq) this.gaps += 1;
    this.last = event;
    this.#heard.push({ seq: event.seq, atMs: nowMs });
  }

  /** When this seq of the lot was heard, in ms since 1970; undefined while it was not. */
  heardAt(seq: number): number | undefined {
    return this.#heard.find((one) => one.seq >= seq)?.atMs;
  }
}
