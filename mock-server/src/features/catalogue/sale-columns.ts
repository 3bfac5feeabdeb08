/** The columns of a spreadsheet of lots that only their seller sees. */
import { filsToAed } from "@marsa/api-spec/money";
import { isUnpaid, proceedsFils } from "../../domain/settlement/settlement.ts";
import { findSettlementRows, type SettlementRow } from "../../tables/money/settlement-rows.ts";
import type { Database } from "../../store/store.ts";
import type { LotColumn } from "./lot-sheet.ts";
import { saleFactsIn } from "./repository-own.ts";

type Sale = SettlementRow["settlement"];

const STATES: Readonly<Record<Sale["state"], string>> = {
  due: "Payment due",
  paid: "Paid",
  handed_over: "Handed over",
  defaulted: "Not paid",
  released: "Not paid",
  forfeited: "Not paid",
};

/**
 * Reads what the seller of these lots sees beside their cards. Proceeds: the price less the seller's fee, credited with
 * the handover, less what a decided claim took; none for a sale that the buyer did not pay.
 */
export async function saleColumns(db: Database, lotIds: readonly number[]): Promise<readonly LotColumn[]> {
  const facts = await saleFactsIn(db, lotIds);
  const sales = await findSettlementRows(db, lotIds);
  return [
    { title: "My minimum price, AED", kind: "aed", width: 21, cell: ({ row }) => row.reserve },
    { title: "Buy now, AED", kind: "aed", width: 14, cell: ({ card }) => card.live.buy_now },
    { title: "Views", kind: "number", width: 8, cell: ({ row }) => facts.get(row.id)?.views ?? 0 },
    {
      title: "Settlement",
      kind: "text",
      width: 14,
      cell: ({ row }) => {
        const sale = sales.get(row.id)?.settlement;
        return sale ? STATES[sale.state] : null;
      },
    },
    {
      title: "Proceeds, AED",
      kind: "money",
      width: 15,
      cell: ({ row }) => proceedsOf(sales.get(row.id)),
    },
  ];
}

/** AED; null: the buyer did not pay. */
function proceedsOf(row: SettlementRow | undefined): number | null {
  return row === undefined || isUnpaid(row.settlement)
    ? null
    : filsToAed(proceedsFils(row.settlement) - row.claimCostFils);
}
