/** The seller's drafts by the names that photos tell them by. */
import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";
import { keys } from "../../../lib/http/query-keys.ts";
import type { DraftName } from "./match.ts";

/** A draft to which photos can go. */
export interface SaleDraft extends DraftName {
  readonly number: number;
  readonly title: string;
  /** How many photos it has. */
  readonly photos: number;
}

const PAGE = 100;

/** POST /sale/lots/draft, all pages. */
export const saleDraftsQuery = queryOptions({
  queryKey: [...keys.sale, "draft-names"],
  queryFn: async ({ signal }): Promise<readonly SaleDraft[]> => {
    const cards: Schema<"SaleCard">[] = [];
    let after: string | null = null;
    do {
      const body: Schema<"LotsQuery"> = { limit: PAGE, sort: "new", ...(after !== null && { after }) };
      const call = api.POST("/sale/lots/{section}", { params: { path: { section: "draft" } }, body, signal });
      // oxlint-disable-next-line no-await-in-loop -- each page names the next one
      const page: Schema<"SalePage"> = await reply(call);
      cards.push(...page.items);
      after = page.next;
    } while (after !== null);
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
