import { money } from "@marsa/api-spec/amounts";
import { instant } from "@marsa/api-spec/dates";
import { useQuery, queryOptions } from "@tanstack/react-query";
import { useMe } from "#/lib/http/queries.ts";
import { type Negotiation, offerToAnswer } from "#/features/decision/public.ts";
import { offersToAnswerQuery } from "#/realtime/lots/offers-to-answer.ts";
import { reply } from "@marsa/api-spec/client";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { seedCards } from "#/realtime/lots/lot-query.ts";

/** An open offer that waits for the reader. */
export interface OfferWaiting {
  readonly id: number;
  readonly text: string;
  readonly until: string;
}

interface Waiting {
  readonly lot: { readonly id_auction: number; readonly number: number; readonly title: string };
  readonly negotiation: Negotiation | null;
}

/** Reads all open offers that wait for the reader, as a bidder or as a seller: the next deadline first. */
export function useOffersToAnswer(): OfferWaiting[] {
  const roles = useMe()?.roles ?? [];
  const { data: bought = [] } = useQuery({ ...offersToAnswerQuery, enabled: roles.includes("buyer") });
  const { data: sold = [] } = useQuery({ ...decisionsQuery, enabled: roles.includes("seller") });
  return [...bought, ...sold].flatMap(waitingIn).toSorted((a, b) => a.until.localeCompare(b.until));
}

function waitingIn({ lot, negotiation }: Waiting): OfferWaiting[] {
  const offer = negotiation && offerToAnswer(negotiation);
  if (!offer) return [];
  const { id_auction: id, number, title } = lot;
  const amount = `AED ${money(offer.amount)}`;
  const what =
    negotiation.side === "buyer"
      ? `The seller offers you ${title} (lot ${number}) for ${amount}.`
      : `The buyer offers ${amount} for your ${title} (lot ${number}).`;
  return [{ id, until: offer.until, text: `${what} Answer by ${instant(offer.until)}.` }];
}

/** The contract's most lots of a page. */
const MOST_LOTS = 100;

/** POST /sale/lots/summarizing: the reader's own lots that wait for their decision. */
export const decisionsQuery = queryOptions({
  queryKey: keys.rocket("decisions"),
  queryFn: async ({ signal }) => {
    const params = { path: { section: "summarizing" } };
    const page = await reply(
      api.POST("/sale/lots/{section}", { params, body: { limit: MOST_LOTS }, signal }),
    );
    seedCards(page.items.map(({ lot }) => lot));
    return page.items;
  },
  staleTime: 15_000,
});
