/** The columns of a spreadsheet of lots that only their seller sees. */
import { filsToAed } from "@marsa/api-spec/money";
import type { Context } from "../../../context.ts";
import { isUnpaid, proceedsFils } from "../../../domain/settlement/settlement.ts";
import { findSettlementRows, type SettlementRow } from "../../../tables/money/settlement-rows.ts";
import type { LotColumn } from "../lot-sheet.ts";
import { readSaleFacts } from "./repository-own.ts";

/** Lots read at once, so that a bid waits for one chunk at most. */
const CHUNK = 250;

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
 * the handover; none for a sale that the buyer did not pay.
 */
export async function saleColumns(
  lotIds: readonly number[],
  { store, terms }: Pick<Context, "store" | "terms">,
): Promise<readonly LotColumn[]> {
  const views = new Map<number, number>();
  const sales = new Map<number, Sale>();
  for (let from = 0; from < lotIds.length; from += CHUNK) {
    const ids = lotIds.slice(from, from + CHUNK);
    // oxlint-disable-next-line no-await-in-loop -- bids come between two chunks
    for (const [id, facts] of await readSaleFacts(store, ids)) views.set(id, facts.views);
    // oxlint-disable-next-line no-await-in-loop -- as above
    for (const [id, { settlement }] of await store.read((db) => findSettlementRows(db, ids)))
      sales.set(id, settlement);
  }
  const proceeds = (sale: Sale | undefined) =>
    sale === undefined || isUnpaid(sale) ? null : filsToAed(proceedsFils(sale, terms));
  return [
    { title: "My minimum price, AED", kind: "aed", width: 21, cell: ({ row }) => row.reserve },
    { title: "Buy now, AED", kind: "aed", width: 14, cell: ({ card }) => card.live.buy_now },
    { title: "Views", kind: "number", width: 8, cell: ({ row }) => views.get(row.id) ?? 0 },
    {
      title: "Settlement",
      kind: "text",
      width: 14,
      cell: ({ row }) => {
        const sale = sales.get(row.id);
        return sale ? STATES[sale.state] : null;
      },
    },
    { title: "Proceeds, AED", kind: "money", width: 15, cell: ({ row }) => proceeds(sales.get(row.id)) },
  ];
}
