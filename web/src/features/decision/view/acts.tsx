import { ledgerOfFils, money } from "@marsa/api-spec/amounts";
import { Button } from "#/components/ui/button.tsx";
import { Message } from "#/components/message/message.tsx";
import type { ActsProps } from "../model/state.ts";
import { Composer } from "./composer.tsx";
import { useTerms } from "../model/queries.ts";
import { type Negotiation, type Offer, placeOf } from "../model/negotiation.ts";
import { shortInstant } from "@marsa/api-spec/dates";
import { Price } from "#/components/lot/price.tsx";
import { offerStateWords } from "../model/outcome-words.ts";
import { TimeLeft } from "./band.tsx";

/** The seller's choices; each names its effect. Nothing is sent before it is confirmed. */
export function Acts(props: ActsProps) {
  const { state, stale } = props;
  return (
    <div className="grid grid-cols-1 content-start gap-4" data-slot="acts" data-state={state.kind}>
      {stale && <Message tone="neutral">No connection. You can decide when the connection is back.</Message>}
      {state.kind === "sent" ? <Waiting {...props} offer={state.offer} /> : <Choice {...props} />}
    </div>
  );
}

function Choice({ decision, state, wide, stale, amount, onAmount, onAsk }: ActsProps) {
  const { negotiation, hold, pay_hours: hours } = decision;
  const { bid, bidder, range } = negotiation;
  const terms = useTerms(decision);
  const offer = state.kind === "answer" ? state.offer : null;
  const isOffer = offer !== null;
  const price = offer?.amount ?? bid;
  const accept = () => onAsk(offer ? { what: "accept-offer", offer } : { what: "accept-bid" });
  const decline = () => onAsk(offer ? { what: "decline-offer", offer } : { what: "decline-bid" });
  const off = stale || undefined;
  const netAmount = terms && ledgerOfFils(terms.proceeds(price).netFils);
  const sold = `Sold to ${bidder}, who has AED ${money(hold)} on hold and ${hours} hours to pay. It cannot be undone.`;
  const declineWord = isOffer ? "Decline offer" : "Decline bid";
  if (!wide) {
    return (
      <div className="grid grid-cols-1 gap-2">
        <Button variant="press" size="xl" aria-disabled={off} onClick={stale ? undefined : accept}>
          Accept AED {money(price)}
        </Button>
        <div className="grid grid-cols-2 gap-2">
          <Button
            variant="outline-blue"
            size="lg"
            aria-disabled={off || range === null || undefined}
            onClick={stale || range === null ? undefined : () => onAsk({ what: "compose" })}
          >
            Counteroffer
          </Button>
          <Button size="lg" aria-disabled={off} onClick={stale ? undefined : decline}>
            {declineWord}
          </Button>
        </div>
        {range === null && <NoOffersLeft />}
        <p className="text-small text-pretty text-text-2">
          {sold} {isOffer ? DECLINE_OFFER : "Without an answer the lot is not sold."}
        </p>
      </div>
    );
  }
  return (
    <>
      <div>
        <Button
          variant="press"
          className="h-15 w-full justify-between px-4 text-long"
          aria-disabled={off}
          onClick={stale ? undefined : accept}
        >
          Accept AED {money(price)}
          {netAmount !== null && (
            <span className="text-end text-small">
              You keep
              <br />
              {netAmount}
            </span>
          )}
        </Button>
        <p className="mt-2 text-small text-pretty text-text-2">{sold}</p>
      </div>
      <div className="border-t border-line pt-4">
        {range === null ? (
          <NoOffersLeft />
        ) : (
          <Composer
            decision={decision}
            amount={amount}
            disabled={stale}
            onAmount={onAmount}
            onCompose={(aed) => {
              if (!stale) onAsk({ what: "confirm", amount: aed });
            }}
          />
        )}
      </div>
      <div className="flex items-center justify-between gap-4 border-t border-line pt-4">
        <p className="text-small text-pretty text-text-2">
          {isOffer ? DECLINE_OFFER : "We ask you for a reason. The lot is then not sold."}
        </p>
        <Button aria-disabled={off} onClick={stale ? undefined : decline}>
          {declineWord}
        </Button>
      </div>
    </>
  );
}

const DECLINE_OFFER = "Declining the offer ends the auction for both of you.";

function NoOffersLeft() {
  return (
    <p className="text-small text-pretty text-text-2">You have sent all your offers. Accept or decline.</p>
  );
}

type WaitingProps = ActsProps & { offer: Offer };

/** The seller's offer waits; the bid can still be accepted or declined. */
function Waiting({ decision, offer, stale, onAsk }: WaitingProps) {
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
