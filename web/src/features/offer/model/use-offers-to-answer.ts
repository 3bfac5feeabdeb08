import { money } from "@marsa/api-spec/amounts";
import { instant } from "@marsa/api-spec/dates";
import { useQuery } from "@tanstack/react-query";
import { useMe } from "#/lib/http/queries.ts";
import { type Negotiation, offerToAnswer } from "#/features/decision/public.ts";
import { offersToAnswerQuery } from "#/realtime/lots/offers-to-answer.ts";
import { decisionsQuery } from "./open-offers.ts";

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
