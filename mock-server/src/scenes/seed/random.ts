/**
 * A seeded random source: the same seed gives the same numbers on every machine (sfc32).
 * `fork` returns an independent source by name, so that one more lot does not change another one.
 */
export interface Random {
  /** 0 <= x < 1. */
  next(): number;
  /** from <= n <= to, whole. */
  int(from: number, to: number): number;
  /** from <= x < to. */
  between(from: number, to: number): number;
  chance(probability: number): boolean;
  /** @throws RangeError for an empty list. */
  pick<T>(items: readonly T[]): T;
  /** Picks by weight; any sum of weights is valid. */
  weighted<T>(items: readonly (readonly [item: T, weight: number])[]): T;
  shuffled<T>(items: readonly T[]): T[];
  fork(name: string | number): Random;
}

/** Four well-mixed 32-bit words from a text. */
function wordsOf(text: string): [number, number, number, number] {
  let h = 1_779_033_703 ^ text.length;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3_432_918_353);
    h = (h << 13) | (h >>> 19);
  }
  const word = (): number => {
    h = Math.imul(h ^ (h >>> 16), 2_246_822_507);
    h = Math.imul(h ^ (h >>> 13), 3_266_489_909);
    return (h ^= h >>> 16) >>> 0;
  };
  return [word(), word(), word(), word()];
}

/** Returns the source for a seed number or a name. */
export function randomFrom(seed: number | string): Random {
  const origin = String(seed);
  let [a, b, c, d] = wordsOf(origin);
  const next = (): number => {
    const t = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    return (t >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new RangeError("Nothing to pick from");
    return items[int(0, items.length - 1)]!;
  };
  return {
    next,
    int,
    pick,
    between: (from, to) => from + next() * (to - from),
    chance: (probability) => next() < probability,
    weighted(items) {
      let rest = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of items) {
        rest -= weight;
        if (rest < 0) return item;
      }
      return pick(items)[0];
    },
    shuffled(items) {
      const all = [...items];
      for (let i = all.length - 1; i > 0; i--) {
        const j = int(0, i);
        [all[i], all[j]] = [all[j]!, all[i]!];
      }
      return all;
    },
    fork: (name) => randomFrom(`${origin}/${name}`),
  };
}
