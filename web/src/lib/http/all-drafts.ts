/** Reads all drafts of the seller. */
import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { api } from "./api.ts";

type Card = Schema<"SaleCard">;

/** Lots of one page: the server takes as many at most. */
const PAGE = 100;

/** POST /sale/lots/draft, page by page, the newest first. */
export async function allDrafts(
  filter: Schema<"Filter"> = {},
  signal?: AbortSignal,
): Promise<readonly Card[]> {
  const cards: Card[] = [];
  const call = { params: { path: { section: "draft" } }, ...(signal && { signal }) };
  let after: string | null = null;
  do {
    const body: Schema<"LotsQuery"> = { limit: PAGE, sort: "new", filter, ...(after !== null && { after }) };
    // oxlint-disable-next-line no-await-in-loop -- each page names the next one
    const page: Schema<"SalePage"> = await reply(api.POST("/sale/lots/{section}", { ...call, body }));
    cards.push(...page.items);
    after = page.next;
  } while (after !== null);
  return cards;
}
