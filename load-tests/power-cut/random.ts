/** Random numbers from a name: the same name gives the same numbers on every machine. */
export interface Random {
  /** 0 <= x < 1. */
  next(): number;
  /** from <= n <= to, whole. */
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  /** @throws RangeError for an empty list. */
  pick<Item>(items: readonly Item[]): Item;
}

/** mulberry32, seeded with the FNV-1a hash of the name. */
export function randomFrom(name: string): Random {
  let state = 2_166_136_261;
  for (let i = 0; i < name.length; i += 1) state = Math.imul(state ^ name.charCodeAt(i), 16_777_619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick(items) {
      if (items.length === 0) throw new RangeError("Nothing to pick from");
      return items[int(0, items.length - 1)]!;
    },
  };
}
