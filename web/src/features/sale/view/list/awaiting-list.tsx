import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import {
  DecisionCard,
  offerSent,
  offerToAnswer,
  saleDecisionQuery,
  outcomeWords,
} from "#/features/decision/public.ts";
import { cn } from "#/lib/cn.ts";
import { useWide } from "#/lib/browser/use-wide.ts";
import { type SaleCard, recentlyDecidedQuery } from "#/features/sale/model/queries.ts";
import { AwaitingRow } from "./awaiting-row.tsx";
import { relistOf } from "./relist-button.tsx";
import { shortInstant } from "@marsa/api-spec/dates";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { LotName, SalePennant, StateLine } from "./row-parts.tsx";
import { useSaleLot } from "#/features/sale/model/sale-state.ts";

interface AwaitingListProps {
  cards: readonly SaleCard[];
  /** In place of the list, when no lot awaits a decision and none was decided during this visit. */
  empty: ReactNode;
}

/**
 * The lots that await a decision: one open as a card, the others as rows that open into one. A lot that was decided
 * stays on the page with its result until the seller leaves.
 */
export function AwaitingList({ cards, empty }: AwaitingListProps) {
  const wide = useWide();
  const ids = useSeenIds(cards);
  const [chosen, setChosen] = useState<number | null>(null);
  const open = chosen ?? ids[0];
  if (open === undefined) return empty;
  return (
    <ul aria-label="Lots" className={cn("grid grid-cols-1 gap-4", wide ? "mt-5" : "-mx-4")}>
      {ids.map((id) => {
        const card = cards.find(({ lot }) => lot.id_auction === id);
        const row = { wide, onOpen: () => setChosen(id) };
        return (
          <li key={id}>
            {id === open ? (
              <DecisionCard id={id} wide={wide} relist={relistOf} takesFocus={id === chosen} />
            ) : card?.negotiation ? (
              <AwaitingRow lot={card.lot} negotiation={card.negotiation} {...row} />
            ) : (
              <DecidedRow id={id} {...row} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A lot that has left the list since the page was opened. */
function DecidedRow({ id, ...row }: { id: number; wide: boolean; onOpen: () => void }) {
  const { data } = useQuery(saleDecisionQuery(id));
  return data ? <AwaitingRow lot={data.lot} negotiation={data.negotiation} {...row} /> : null;
}

/** Remembers each lot of this visit. Lots that are listed together come by their deadlines. */
function useSeenIds(cards: readonly SaleCard[]): readonly number[] {
  const [ids, setIds] = useState<readonly number[]>([]);
  const more = cards.filter(({ lot }) => !ids.includes(lot.id_auction));
  if (more.length > 0) setIds([...ids, ...byDeadline(more).map(({ lot }) => lot.id_auction)]);
  return ids;
}

/** The deadline of the seller's turn first; lots whose turn is the bidder's come last. */
function byDeadline(cards: readonly SaleCard[]): SaleCard[] {
  return cards.toSorted((a, b) => turnOf(a) - turnOf(b) || untilOf(a).localeCompare(untilOf(b)));
}

function turnOf({ negotiation }: SaleCard): number {
  return negotiation && offerSent(negotiation) ? 1 : 0;
}

function untilOf({ negotiation }: SaleCard): string {
  return negotiation ? (offerToAnswer(negotiation)?.until ?? negotiation.until) : "";
}

/** The lots whose decision was made in the last days, and how each ended. Nothing without one. */
export function RecentlyDecided() {
  const { data } = useQuery(recentlyDecidedQuery);
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="recently-changed" className="mt-9">
      <h2 id="recently-changed" className="border-b border-line-2 pb-3 text-h2">
        Recently changed
      </h2>
      <ul data-slot="recently-decided">
        {data.map((card) => (
          <Decided key={card.lot.id_auction} card={card} />
        ))}
      </ul>
    </section>
  );
}

function Decided({ card }: { card: SaleCard }) {
  const { lot, state } = useSaleLot(card);
  const { negotiation } = card;
  const words = negotiation && outcomeWords(negotiation);
  return (
    <li className="flex items-center gap-4 border-b border-line py-2 max-lg:flex-wrap">
      <LotPhoto
        picture={card.lot.picture}
        sizes="78px"
        grey={state === "not_sold"}
        className="w-19.5 shrink-0 rounded-sm"
      />
      <div className="min-w-0 flex-1">
        <LotName card={card} state={state} />
      </div>
      <p className="min-w-0 flex-1 text-small text-pretty max-lg:order-last max-lg:w-full max-lg:flex-none">
        {words?.title}
        <span className="block text-text-2 tabular-nums">
          {negotiation?.outcome && `${shortInstant(negotiation.outcome.at)} GST`}
        </span>
      </p>
      <div className="flex shrink-0 flex-col items-start gap-1">
        <SalePennant state={state} />
        <StateLine card={card} lot={lot} state={state} />
      </div>
    </li>
  );
}
