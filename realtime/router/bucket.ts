/** A bucket of units (messages, bytes, lines) that refills with time. */
export class Bucket {
  readonly #perMs: number;
  readonly #most: number;
  #left: number;
  #filledAt: number;

  /**
   * @param most Units of the full bucket, which it is at the start.
   * @param now Monotonic instant, ms.
   */
  constructor(perSecond: number, most: number, now: number) {
    this.#perMs = perSecond / 1000;
    this.#most = most;
    this.#left = most;
    this.#filledAt = now;
  }

  /** Takes units out at this instant; false, and nothing is taken, when fewer are left. */
  take(now: number, units = 1): boolean {
    this.#fill(now);
    if (this.#left < units) return false;
    this.#left -= units;
    return true;
  }

  /** Takes units out whether or not they are left; what the bucket then owes is at most its size. */
  charge(now: number, units = 1): void {
    this.#fill(now);
    this.#left = Math.max(-this.#most, this.#left - units);
  }

  /** Returns whether so many units are left at this instant. */
  has(now: number, units = 1): boolean {
    this.#fill(now);
    return this.#left >= units;
  }

  isFull(now: number): boolean {
    return this.has(now, this.#most);
  }

  #fill(now: number): void {
    this.#left = Math.min(this.#most, this.#left + (now - this.#filledAt) * this.#perMs);
    this.#filledAt = now;
  }
}
