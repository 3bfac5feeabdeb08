/** Counts values by their upper bounds, without an allocation per value. */
export class Histogram {
  readonly bounds: readonly number[];
  /** Values up to each bound and above the one before it; the last is above all bounds. */
  readonly #counts: number[];
  #sum = 0;

  /** @param bounds upper bounds, ascending */
  constructor(bounds: readonly number[]) {
    this.bounds = bounds;
    this.#counts = Array.from({ length: bounds.length + 1 }, () => 0);
  }

  add(value: number): void {
    let at = 0;
    while (at < this.bounds.length && value > this.bounds[at]!) at++;
    this.#counts[at]! += 1;
    this.#sum += value;
  }

  /** Returns the number of values up to each bound, then of all values. */
  cumulative(): readonly number[] {
    let total = 0;
    return this.#counts.map((count) => (total += count));
  }

  get sum(): number {
    return this.#sum;
  }
}
