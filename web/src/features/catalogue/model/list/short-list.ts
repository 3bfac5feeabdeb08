/** Chooses the lots of a short list beside other content, and its heading. */
import { phaseAt } from "#/realtime/lots/phase.ts";
import type { LotCard } from "./queries.ts";

export interface ShortList {
  readonly title: "Ending soon" | "Opening soon" | "Just ended";
  readonly cards: readonly LotCard[];
}

/**
 * Returns the open lots; without any, the lots that open next; without any, the lots that ended last.
 * @param cards in the order of the list: earliest end first, then earliest opening, then latest end
 * @param now server time, ms
 */
export function shortList(cards: readonly LotCard[], now: number): ShortList {
  const phases = cards.map(({ live }) => phaseAt(live, now));
  const open = cards.filter((_, i) => phases[i] === "open");
  if (open.length > 0) return { title: "Ending soon", cards: open };
  const coming = cards.filter((_, i) => phases[i] === "upcoming");
  return coming.length > 0 ? { title: "Opening soon", cards: coming } : { title: "Just ended", cards };
}
