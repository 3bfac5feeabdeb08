import { money } from "@marsa/api-spec/amounts";
import { shortInstant } from "@marsa/api-spec/dates";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { count, counted } from "#/lib/format/counts.ts";
import type { SaleDecision } from "../model/queries.ts";

interface AboutProps {
  decision: SaleDecision;
  wide: boolean;
  /** On the lot's own page the photo and the link to it are left out. */
  onOwnPage: boolean;
}

/** The lot and its auction: photo, title, when it ended, bids, the second bidder, people watching. */
export function About({ decision, wide, onOwnPage }: AboutProps) {
  const { lot } = decision;
  const title = (
    <div className="min-w-0">
      <h2 translate="no" className={wide ? "text-h2" : "text-h3"}>
        {lot.title}
      </h2>
      <p className="text-small text-text-2">{[...lot.facts.slice(0, 2), `Lot ${lot.number}`].join(" · ")}</p>
    </div>
  );
  if (onOwnPage) return <Figures decision={decision} />;
  if (!wide) {
    return (
      <div>
        <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-3">
          <LotPhoto picture={lot.picture} sizes="72px" className="rounded-sm" />
          {title}
        </div>
        <Figures decision={decision} />
        <History id={lot.id_auction} />
      </div>
    );
  }
  return (
    <div>
      <LotPhoto picture={lot.picture} sizes="232px" className="mb-3 rounded-md" />
      {title}
      <Figures decision={decision} />
      <History id={lot.id_auction} />
    </div>
  );
}

function Figures({ decision: { lot, bidders, second, watching, negotiation } }: { decision: SaleDecision }) {
  return (
    <dl className="mt-3 grid gap-1 text-small">
      <Figure name="Ended">{shortInstant(negotiation.started)} GST</Figure>
      <Figure name="Bids">
        {count(lot.live.bids)} from {counted(bidders, "bidder")}
      </Figure>
      {second && (
        <Figure name="Second">
          {money(second.amount)} by {second.bidder}, {money(negotiation.bid - second.amount)} less
        </Figure>
      )}
      {second === null && <Figure name="Second">no other bidder</Figure>}
      <Figure name="Watching">{count(watching)}</Figure>
    </dl>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-text-2">{name}</dt>
      <dd className="min-w-0 font-strong tabular-nums">{children}</dd>
    </div>
  );
}

function History({ id }: { id: number }) {
  return (
    <Link
      to="/auction/$id"
      params={{ id: String(id) }}
      className="touch mt-2 inline-block rounded-sm text-small text-blue hover:underline"
    >
      History and documents
    </Link>
  );
}
