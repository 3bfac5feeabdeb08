import { shortInstant } from "@marsa/api-spec/dates";
import { Price } from "#/components/lot/price.tsx";
import { type Negotiation, type Offer, placeOf } from "../model/negotiation.ts";
import { offerStateWords } from "../model/outcome-words.ts";
import { TimeLeft } from "./time-left.tsx";

/** The seller's own offer while it waits: amount, when it was sent and seen, and what silence means. */
export function OfferSent({ negotiation, offer }: { negotiation: Negotiation; offer: Offer }) {
  const { bidder, until } = negotiation;
  const { place, most } = placeOf(negotiation, offer);
  return (
    <div data-slot="offer-sent">
      <p className="text-small text-text-2">
        Your offer, {place} of {most}
      </p>
      <Price amount={offer.amount} size="m" />
      <p className="mt-1 text-small font-strong text-blue">
        {bidder} answers within <TimeLeft until={offer.until} />
      </p>
      <p className="mt-1 text-small text-text-2 tabular-nums">
        Sent {shortInstant(offer.sent)}. {offerStateWords(offer)}.
      </p>
      <p className="mt-2 text-small text-pretty text-text-2">
        Without an answer by {shortInstant(offer.until)} GST the offer lapses, and the bid stands until{" "}
        {shortInstant(until)} GST.
      </p>
    </div>
  );
}
