/** Quantiles and ratios of many measurements, with their certainty. */

/** Returns the value below which this share of the measurements lies; NaN for none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}

/** The same moment measured without and with the tested condition. */
export interface Pair {
  readonly without: readonly number[];
  readonly beside: readonly number[];
}

export interface Ratio {
  readonly without: number;
  readonly beside: number;
  /** The second value by the first, with the range of 95 of 100 draws of the pairs. */
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
}

const DRAWS = 2_000;

/** Returns the ratio of a share (0.5, 0.99) over all pairs, with its range by bootstrap. */
export function ratioOf(pairs: readonly Pair[], share: number): Ratio {
  const of = (some: readonly Pair[]) => {
    const [without, beside] = [
      quantile(
        some.flatMap((pair) => pair.without),
        share,
      ),
      quantile(
        some.flatMap((pair) => pair.beside),
        share,
      ),
    ];
    return { without, beside, ratio: beside / without };
  };
  const draws = Array.from({ length: DRAWS }, () => {
    const drawn = pairs.map(() => pairs[Math.floor(Math.random() * pairs.length)]!);
    return of(drawn).ratio;
  });
  return { ...of(pairs), low: quantile(draws, 0.025), high: quantile(draws, 0.975) };
}
