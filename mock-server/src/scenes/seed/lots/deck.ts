/** Draws items without early repeats. */
import type { Random } from "../random.ts";

/**
 * Returns an endless draw: every item once in random order before any repeats.
 * @throws RangeError without items.
 */
export function deck<T>(random: Random, cards: readonly T[]): () => T {
  let left: T[] = [];
  return () => {
    if (left.length === 0) left = random.shuffled(cards);
    const card = left.pop();
    if (card === undefined) throw new RangeError("An empty deck");
    return card;
  };
}
