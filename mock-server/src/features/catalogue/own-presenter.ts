import type { SettlementRow } from "../../db/settlement-rows.ts";
import type { Schema } from "../../http/handler.ts";
import { presentSettlement } from "../../http/present-settlement.ts";
import type { ListPage } from "./list-page.ts";
import type { SaleFacts } from "./repository-own.ts";

type Item = ListPage["items"][number];

/** One lot among those that the reader bid on; what is owed for it only if he won it. */
export function presentMyCard(
  { card }: Item,
  settlement: SettlementRow | undefined,
  readerId: number,
): Schema<"MyCard"> {
  const isMine = settlement?.settlement.buyerId === readerId;
  return {
    lot: card,
    offer: null,
    decision_until: card.live.decision_until,
    settlement: isMine ? presentSettlement(settlement) : null,
  };
}

/** One lot among those that the reader sells: only he is given this card, so it has his minimum price. */
export function presentSaleCard(
  { card, row }: Item,
  facts: SaleFacts | undefined,
  settlement: Schema<"Settlement"> | null,
): Schema<"SaleCard"> {
  return {
    lot: card,
    min_price: row.reserve,
    watching: facts?.watching ?? 0,
    hidden: facts?.hidden === 1,
    remarks: null,
    offer: null,
    decision_until: card.live.decision_until,
    settlement,
    relisted: false,
  };
}
