import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { DecisionCard, offerSent, offerToAnswer, saleDecisionQuery } from "#/features/decision/public.ts";
import { cn } from "#/lib/cn.ts";
import { useWide } from "#/lib/browser/use-wide.ts";
import type { SaleCard } from "#/features/sale/model/queries.ts";
import { AwaitingRow } from "./awaiting-row.tsx";
import { relistOf } from "./relist-button.tsx";

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
