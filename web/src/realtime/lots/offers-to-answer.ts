/** Open offers of sellers to the reader: every list of lots shows them, so no feature owns them. */
import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { toMs } from "@marsa/api-spec/dates";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { useServerTime } from "../clock/clock.ts";
import { seedCards } from "./lot-query.ts";

type MyCard = Schema<"MyCard">;

/** The contract's most lots of a page. */
const MOST_LOTS = 100;

/** POST /my/lots/offers: the lots with an offer of a seller that waits for the reader, the next deadline first. */
export const offersToAnswerQuery = queryOptions({
  queryKey: keys.rocket("offers"),
  queryFn: async ({ signal }): Promise<MyCard[]> => {
    const params = { path: { section: "offers" } };
    const page = await reply(api.POST("/my/lots/{section}", { params, body: { limit: MOST_LOTS }, signal }));
    seedCards(page.items.map(({ lot }) => lot));
    return page.items.filter((card) => openUntil(card) !== null);
  },
  staleTime: 15_000,
});

/**
 * Returns until when the reader answers the seller's open offer on a lot, server ms; null without one, and once it
 * lapses. All lots of a list share one read.
 * @param awaits whether the reader's bid awaits a decision: no other lot has an offer
 */
export function useAnswerDue(id: number, awaits: boolean): number | null {
  const { data } = useQuery({ ...offersToAnswerQuery, enabled: awaits });
  const card = awaits ? data?.find(({ lot }) => lot.id_auction === id) : undefined;
  const until = card ? (openUntil(card) ?? 0) : 0;
  const isOpen = useServerTime((now) => now < until);
  return isOpen ? until : null;
}

/** The deadline of the seller's open offer, ms. */
function openUntil({ negotiation }: MyCard): number | null {
  if (negotiation === null || negotiation.outcome !== null) return null;
  const open = negotiation.offers.find(({ status }) => status === "open");
  return open?.sender === "seller" ? toMs(open.until) : null;
}
