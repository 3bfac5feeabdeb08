import { money } from "@marsa/api-spec/amounts";
import { shortInstant } from "@marsa/api-spec/dates";
import { cn } from "#/lib/cn.ts";
import { type Negotiation, type Offer, placeOf } from "../model/negotiation.ts";
import { offerStateWords, outcomeWords } from "../model/outcome-words.ts";

interface NegotiationHistoryProps {
  negotiation: Negotiation;
  className?: string;
}

/** The negotiation from its end back to the highest bid: who offered, when it was sent, seen and answered. */
export function NegotiationHistory({ negotiation, className }: NegotiationHistoryProps) {
  const { side, bid, bidder, started, offers, outcome } = negotiation;
  const words = outcomeWords(negotiation);
  return (
    <ol
      aria-label="History of the offers"
      data-slot="negotiation-history"
      className={cn("text-small", className)}
    >
      {outcome && words && <OfferRow at={outcome.at} what={words.title} amount={outcome.price} />}
      {offers.toReversed().map((offer) => (
        <OfferRow
          key={offer.id_offer}
          at={offer.sent}
          what={offerName(negotiation, offer)}
          amount={offer.amount}
          note={noteOn(offer, side)}
        />
      ))}
      <OfferRow
        at={started}
        what={side === "buyer" ? "Your bid, the highest" : `Highest bid, of ${bidder}`}
        amount={bid}
      />
    </ol>
  );
}

interface OfferRowProps {
  at: string;
  what: string;
  /** AED; null: none. */
  amount: number | null;
  note?: string;
}

function OfferRow({ at, what, amount, note }: OfferRowProps) {
  return (
    <li className="grid grid-cols-[5.75rem_minmax(0,1fr)_auto] gap-x-3 border-b border-line py-2.5">
      <time dateTime={at} className="text-text-2 tabular-nums">
        {shortInstant(at)}
      </time>
      <span className="min-w-0">
        {what}
        {note && <span className="block text-text-2 tabular-nums">{note}</span>}
      </span>
      <span className="font-strong tabular-nums">{amount !== null && money(amount)}</span>
    </li>
  );
}

/** Where an offer stands; one's own answer is due, whether it was seen or not. */
function noteOn(offer: Offer, side: Negotiation["side"]): string {
  const isMine = offer.status === "open" && offer.sender !== side;
  return isMine ? `Answer by ${shortInstant(offer.until)}` : offerStateWords(offer);
}

/** "Your offer 1 of 3", "Seller’s offer 2 of 3", "Offer 1 of 3 from Bidder 2". */
function offerName(negotiation: Negotiation, offer: Offer): string {
  const { side, bidder } = negotiation;
  const { place, most } = placeOf(negotiation, offer);
  const counted = `${place} of ${most}`;
  if (offer.sender === side) return `Your offer ${counted}`;
  return offer.sender === "seller" ? `Seller’s offer ${counted}` : `Offer ${counted} from ${bidder}`;
}
