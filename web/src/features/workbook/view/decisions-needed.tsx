import { Link } from "@tanstack/react-router";
import { Gavel } from "lucide-react";
import { Pennant } from "#/components/lot/pennant.tsx";
import { Button } from "#/components/ui/button.tsx";
import { money } from "@marsa/api-spec/amounts";
import { type Negotiation, offerToAnswer } from "#/features/decision/public.ts";
import { negotiationLine, useStanding } from "#/features/offer/public.ts";
import type { LotCard, MyCard, SaleCard } from "../model/queries.ts";
import type { ReactNode } from "react";
import { shortInstant } from "@marsa/api-spec/dates";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";

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

/** "until Nov 24, 18:00". */
export function Deadline({ at }: { at: string }) {
  return <span className="text-small font-strong">until {shortInstant(at)}</span>;
}

/** A word with its icon, in place of a flag. */
export function Word({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex h-6.5 items-center gap-1.5 text-small font-strong text-blue">
      {icon}
      {children}
    </span>
  );
}

interface NeedProps {
  card: LotCard;
  flag: ReactNode;
  text: string;
  time: ReactNode;
  children: ReactNode;
}

/** One line of what needs the reader: the lot, its state, the time left and one action. */
export function Need({ card, flag, text, time, children }: NeedProps) {
  return (
    <li className="grid grid-cols-[3.75rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-b border-line py-3 lg:grid-cols-[3.75rem_minmax(0,1fr)_9rem_9rem_11rem]">
      <LotPhoto picture={card.picture} sizes="60px" className="rounded-sm" />
      <div className="min-w-0 max-lg:col-span-2">
        <div translate="no" className="truncate text-body font-strong">
          {card.title}
        </div>
        <div className="text-small text-text-2">
          Lot {card.number} · {text}
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 max-lg:col-span-3 lg:contents">
        <div>{flag}</div>
        <div className="max-lg:text-end">{time}</div>
      </div>
      <div className="max-lg:col-span-3 [&>*]:w-full">{children}</div>
    </li>
  );
}
