import { money } from "@marsa/api-spec/amounts";
import { Button } from "#/components/ui/button.tsx";
import { type Negotiation, type Offer, placeOf } from "../model/negotiation.ts";
import type { ActsProps } from "../model/asking.ts";
import { shortInstant } from "@marsa/api-spec/dates";
import { Price } from "#/components/lot/price.tsx";
import { offerStateWords } from "../model/outcome-words.ts";
import { TimeLeft } from "./band.tsx";

type WaitingProps = ActsProps & { offer: Offer };

/** The seller's offer waits; the bid can still be accepted or declined. */
export function Waiting({ decision, offer, stale, onAsk }: WaitingProps) {
  const { negotiation } = decision;
  const off = stale || undefined;
  return (
    <>
      <OfferSent negotiation={negotiation} offer={offer} />
      <div className="grid grid-cols-1 gap-2 border-t border-line pt-4">
        <p className="text-small text-pretty text-text-2">
          You need not wait. Accepting or declining the bid ends your offer, and cannot be undone.
        </p>
        <div className="grid grid-cols-2 gap-2">
          <Button
            size="lg"
            aria-disabled={off}
            onClick={stale ? undefined : () => onAsk({ what: "accept-bid" })}
          >
            Accept {money(negotiation.bid)}
          </Button>
          <Button
            size="lg"
            aria-disabled={off}
            onClick={stale ? undefined : () => onAsk({ what: "decline-bid" })}
          >
            Decline bid
          </Button>
        </div>
      </div>
    </>
  );
}

/** The seller's own offer while it waits: amount, when it was sent and seen, and what silence means. */
function OfferSent({ negotiation, offer }: { negotiation: Negotiation; offer: Offer }) {
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
