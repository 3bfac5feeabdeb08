import type { Schema } from "@marsa/api-spec/client-problem";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { money } from "@marsa/api-spec/amounts";
import type { OwnLot } from "#/realtime/lots/own-lot.ts";
import { isOver } from "#/realtime/lots/phase.ts";
import { Buoy } from "./buoy.tsx";
import { LivePrice } from "./live-price.tsx";
import { LotPennant } from "./lot-pennant.tsx";
import { LotPhoto } from "./lot-photo.tsx";
import { LotTime } from "./lot-time.tsx";

interface OwnLotRowProps {
  card: Schema<"LotCard">;
  lot: OwnLot;
  /** Replaces the flag of the lot's state. */
  flag?: ReactNode;
  /** One more line: an offer, or why the lot was not sold. */
  note?: string | undefined;
  /** A deadline, such as the last day of payment, in place of the time. */
  deadline?: ReactNode;
  /** The next action: one button or link. */
  action: ReactNode;
}

/**
 * A row for a lot that the person bids on: photo, title, maximum and price, state, time or deadline, and next action.
 * On phones two lines beside a small photo, with the action below.
 */
export function OwnLotRow({ card, lot, flag, note, deadline, action }: OwnLotRowProps) {
  const { live, mine, status, phase } = lot;
  const grey = status === "not_won" || (status === "none" && isOver(phase));
  return (
    <article
      data-slot="own-lot"
      data-lot={card.number}
      data-status={status}
      className="relative grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 border-b border-line py-4 lg:grid-cols-[7.5rem_minmax(0,1fr)_8.5rem_10rem_12rem_11rem] lg:gap-x-5"
    >
      <LotPhoto
        picture={card.picture}
        sizes="120px"
        grey={grey}
        className="w-full rounded-sm max-lg:row-span-2 max-lg:self-start"
      />
      <div className="min-w-0 max-lg:col-span-2">
        <h2 className="own-way truncate text-body font-strong">
          <Link
            translate="no"
            to="/auction/$id"
            params={{ id: String(card.id_auction) }}
            className="after:absolute after:inset-0 hover:text-blue"
          >
            {card.title}
          </Link>
        </h2>
        <p className="truncate text-small text-text-2">
          Lot {card.number} · {card.facts.join(" · ")}
        </p>
        {note !== undefined && (
          <p className="mt-1 text-small text-text-2" data-slot="lot-note">
            {note}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 max-lg:col-span-2 lg:contents">
        <div className="text-small max-lg:text-text-2">
          <span className="text-text-2 lg:block">{mine?.max == null ? "" : "Your maximum "}</span>
          {mine?.max != null && (
            <span translate="no" className="font-strong tabular-nums">
              {money(mine.max)}
            </span>
          )}
        </div>
        <div className="max-lg:ms-auto max-lg:text-end">
          <LivePrice card={card} lot={lot} />
          <Buoy light={live.light} className="text-small max-lg:hidden" />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 max-lg:col-span-3 lg:flex-col lg:items-start">
        {flag ?? <LotPennant live={live} status={status} phase={phase} />}
        {deadline ?? <LotTime lot={lot} />}
      </div>
      <div className="relative z-1 max-lg:col-span-3 max-lg:mt-1 lg:justify-self-end [&>*]:w-full lg:min-w-full">
        {action}
      </div>
    </article>
  );
}
