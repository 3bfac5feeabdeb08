import { useEffect } from "react";
import { srcSetOf } from "#/lib/http/first-picture.ts";
import type { LotCard } from "./queries.ts";

/**
 * Fetches the photos of the next row, so that they are there when it becomes visible.
 * @param from place of its first card in the list, from 0; `to` is the place after its last
 * @param width width of a photo, px
 */
export function usePhotosAhead(cards: readonly LotCard[], from: number, to: number, width: number): void {
  useEffect(() => {
    for (const { picture } of cards.slice(from, to)) {
      if (!picture) continue;
      Object.assign(new Image(), { fetchPriority: "low", sizes: `${width}px`, srcset: srcSetOf(picture) });
    }
  }, [cards, from, to, width]);
}
