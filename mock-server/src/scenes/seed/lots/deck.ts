import type { Random } from "../random.ts";

/** An endless deck: every card once in random order before any comes again. @throws RangeError for no cards. */
export function deck<T>(random: Random, cards: readonly T[]): () => T {
  let left: T[] = [];
  return () => {
    if (left.length === 0) left = random.shuffled(cards);
    const card = left.pop();
    if (card === undefined) throw new RangeError("An empty deck");
    return card;
  };
}
