import { useQuery } from "@tanstack/react-query";
import { isLeading } from "#/realtime/lots/my-status.ts";
import { useOwnLot } from "#/realtime/lots/own-lot.ts";
import { type Negotiation, myDecisionQuery } from "../decision/public.ts";
import type { MyCard } from "./queries.ts";

/**
 * Follows the negotiation of a row: from its card, then by the reader's events. The list itself is not read again, so
 * the row keeps its place when the lot moves to another section.
 */
export function useNegotiation({ lot: card, negotiation: known }: MyCard): Negotiation | null {
  const { live, mine, phase } = useOwnLot(card);
  const isOpen = known?.outcome == null && isLeading(live, mine);
  const { data } = useQuery({
    ...myDecisionQuery(card.id_auction),
    enabled: isOpen && (phase === "awaiting_decision" || (phase === "not_sold" && known !== null)),
    ...(known !== null && { initialData: known }),
  });
  return known?.outcome == null ? (data ?? known) : known;
}
