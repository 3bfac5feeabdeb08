import type { Schema } from "../../http/handler.ts";
import type { ListPage } from "./list-page.ts";
import type { SaleFacts } from "./repository-own.ts";

type Item = ListPage["items"][number];

/** One lot among those that the reader bid on. */
export function presentMyCard({ card }: Item): Schema<"MyCard"> {
  return { lot: card, offer: null, decision_until: card.live.decision_until, settlement: null };
}

/** One lot among those that the reader sells: only he is given this card, so it has his minimum price. */
export function presentSaleCard({ card, row }: Item, facts: SaleFacts | undefined): Schema<"SaleCard"> {
  return {
    lot: card,
    min_price: row.reserve,
    watching: facts?.watching ?? 0,
    hidden: facts?.hidden === 1,
    remarks: null,
    offer: null,
    decision_until: card.live.decision_until,
    settlement: null,
    relisted: false,
  };
}
