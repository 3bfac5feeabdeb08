import { shortInstant } from "@marsa/api-spec/dates";
import type { ReactNode } from "react";
import {
  type Negotiation,
  offerSent,
  offerToAnswer,
  outcomeWords,
  placeOf,
  TimeLeft,
} from "#/features/decision/public.ts";
import { Buoy } from "#/components/lot/buoy.tsx";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { Price } from "#/components/lot/price.tsx";
import { Button } from "#/components/ui/button.tsx";
import type { SaleCard } from "#/features/sale/model/queries.ts";

interface AwaitingRowProps {
  lot: SaleCard["lot"];
  negotiation: Negotiation;
  wide: boolean;
  onOpen: () => void;
}

const COLUMNS = { gridTemplateColumns: "8.5rem minmax(0, 1.4fr) 9rem 9rem minmax(0, 1.2fr) auto" };

/** A lot that awaits a decision, or was decided during this visit, as one row; it opens into the card. */
export function AwaitingRow({ lot, negotiation, wide, onOpen }: AwaitingRowProps) {
  const { title, facts, number, picture, live } = lot;
  const about = (
    <div className="min-w-0">
      <h2 translate="no" className="truncate text-h3">
        {title}
      </h2>
      <p className="truncate text-small text-text-2">{[...facts.slice(0, 2), `Lot ${number}`].join(" · ")}</p>
      <Buoy light={live.light} className="text-small" />
    </div>
  );
  const openButton = (
    <Button className="max-lg:h-11 max-lg:w-full" onClick={onOpen}>
      Open<span className="sr-only">, {title}</span>
    </Button>
  );
  const bid = <Amount name="Highest bid" amount={negotiation.bid} />;
  const offer = <OfferAmount negotiation={negotiation} />;
  if (wide) {
    return (
      <article
        data-slot="awaiting-row"
        data-lot={number}
        className="grid items-center gap-5 overflow-hidden rounded-lg border border-line-2 pe-5"
        style={COLUMNS}
      >
        <LotPhoto picture={picture} sizes="136px" />
        {about}
        {bid}
        {offer}
        <WhoseTurn negotiation={negotiation} />
        {openButton}
      </article>
    );
  }
  return (
    <article data-slot="awaiting-row" data-lot={number} className="grid gap-3 border-b border-line px-4 pb-4">
      <WhoseTurn negotiation={negotiation} />
      <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-3">
        <LotPhoto picture={picture} sizes="72px" className="rounded-sm" />
        {about}
      </div>
      <div className="grid grid-cols-2 gap-3">
        {bid}
        {offer}
      </div>
      {openButton}
    </article>
  );
}

function Amount({ name, amount }: { name: string; amount: number }) {
  return (
    <p className="text-small">
      <span className="block text-text-2">{name}</span>
      <Price amount={amount} size="s" />
    </p>
  );
}

/** The offer on the table, of either side; nothing without one. */
function OfferAmount({ negotiation }: { negotiation: Negotiation }) {
  const sent = offerSent(negotiation);
  const offer = sent ?? offerToAnswer(negotiation);
  if (!offer) return <span />;
  const { place, most } = placeOf(negotiation, offer);
  return <Amount name={`${sent ? "Your" : "Their"} offer, ${place} of ${most}`} amount={offer.amount} />;
}

/** Whose turn it is, and until when; or how it ended. */
function WhoseTurn({ negotiation }: { negotiation: Negotiation }) {
  const { bidder, until, outcome } = negotiation;
  const sent = offerSent(negotiation);
  const answer = offerToAnswer(negotiation);
  if (outcome) {
    return (
      <Line
        title={outcomeWords(negotiation)?.title}
        rest={`${shortInstant(outcome.at)} GST`}
        strong="text-text"
      />
    );
  }
  if (sent) {
    return (
      <Line
        title={
          <>
            {bidder} answers in <TimeLeft until={sent.until} />
          </>
        }
        rest={`Sent ${shortInstant(sent.sent)} GST`}
        strong="text-blue"
      />
    );
  }
  return (
    <Line
      title={
        <>
          {answer ? "Answer within" : "Decide within"} <TimeLeft until={answer?.until ?? until} />
        </>
      }
      rest={`Until ${shortInstant(answer?.until ?? until)} GST`}
      strong="text-blue"
    />
  );
}

function Line({ title, rest, strong }: { title: ReactNode; rest: string; strong: string }) {
  return (
    <p className="text-small tabular-nums">
      <strong className={`block font-strong ${strong}`}>{title}</strong>
      <span className="text-text-2">{rest}</span>
    </p>
  );
}
