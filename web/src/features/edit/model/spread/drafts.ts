/** The seller's drafts by the names that photos tell them by. */
import { queryOptions } from "@tanstack/react-query";
import { allDrafts } from "#/lib/http/all-drafts.ts";
import { keys } from "#/lib/http/query-keys.ts";
import type { DraftName } from "./match.ts";

/** A draft to which photos can go. */
export interface SaleDraft extends DraftName {
  readonly number: number;
  readonly title: string;
  /** How many photos it has. */
  readonly photos: number;
}

/** POST /sale/lots/draft, all pages. */
export const saleDraftsQuery = queryOptions({
  queryKey: [...keys.sale, "draft-names"],
  queryFn: async ({ signal }): Promise<readonly SaleDraft[]> => {
    const cards = await allDrafts({}, signal);
    return cards.map(({ lot, vin, plate, reference, photos }) => ({
      id: lot.id_auction,
      number: lot.number,
      title: lot.title,
      vin,
      plate,
      reference,
      photos,
    }));
  },
  // The counts of photos stay as they were planned with while photos are sent.
  staleTime: Infinity,
  gcTime: 0,
});
