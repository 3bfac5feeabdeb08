import { Link } from "@tanstack/react-router";
import { Gavel } from "lucide-react";
import { Pennant } from "#/components/lot/pennant.tsx";
import { Button } from "#/components/ui/button.tsx";
import { money } from "@marsa/api-spec/amounts";
import { type Negotiation, offerToAnswer } from "#/features/decision/public.ts";
import { negotiationLine, useStanding } from "#/features/offer/public.ts";
import { Deadline, Need, Word } from "./need.tsx";
import type { LotCard, MyCard, SaleCard } from "../model/queries.ts";

/** An open offer of a seller; a lapsed one is gone by itself. */
export function ToAnswer({ card: { lot, negotiation } }: { card: MyCard }) {
  return negotiation === null ? null : <OfferToAnswer card={lot} negotiation={negotiation} />;
}

function OfferToAnswer({ card, negotiation }: { card: LotCard; negotiation: Negotiation }) {
  const standing = useStanding(negotiation);
  if (standing.kind !== "answer") return null;
  return (
    <Need
      card={card}
      flag={<Pennant kind="offer" />}
      text={negotiationLine(negotiation, standing)}
      time={<Deadline at={standing.offer.until} />}
    >
      <Button variant="press" className="max-lg:h-11" asChild>
        <Link to="/auction/$id" params={{ id: String(card.id_auction) }}>
          Answer offer<span className="sr-only">, {card.title}</span>
        </Link>
      </Button>
    </Need>
  );
}

/** A decision of the seller; an offer of the bidder to answer comes with its own deadline. */
export function ToDecide({ card: { lot, negotiation, decision_until: until } }: { card: SaleCard }) {
  const offer = negotiation && offerToAnswer(negotiation);
  const by = offer?.until ?? until;
  return (
    <Need
      card={lot}
      flag={
        <Word icon={<Gavel aria-hidden size={15} strokeWidth={1.75} />}>
          {offer ? "Buyer offers" : "You decide"}
        </Word>
      }
      text={
        offer
          ? `${negotiation.bidder} offers AED ${money(offer.amount)}`
          : `The highest bid is AED ${money(lot.live.price ?? 0)}`
      }
      time={by !== null && <Deadline at={by} />}
    >
      <Button variant={offer ? "press" : "plain"} className="max-lg:h-11" asChild>
        <Link to="/auction/$id" params={{ id: String(lot.id_auction) }}>
          {offer ? "Answer offer" : "Decide"}
          <span className="sr-only">, {lot.title}</span>
        </Link>
      </Button>
    </Need>
  );
}
