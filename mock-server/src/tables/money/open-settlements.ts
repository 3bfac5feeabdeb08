/** Writes new settlements. */
import { openSettlement, type Sale, type Settlement } from "../../domain/settlement/settlement.ts";
import type { LaneFees } from "../../domain/lot/fees.ts";
import { type AuctionTerms, termsOfSale } from "../../domain/lot/terms.ts";
import { sqlite } from "../system/driver.ts";
import type { Database } from "../../store/store.ts";
import { queueChanged } from "../system/staff-queues.ts";

const COLUMNS = {
  lotId: "lot_id",
  buyerId: "buyer_id",
  sellerId: "seller_id",
  state: "state",
  price: "price",
  feeFils: "fee_fils",
  vatOnFeeFils: "vat_on_fee_fils",
  allInFils: "all_in_fils",
  sellerFeeFils: "seller_fee_fils",
  vatOnSellerFeeFils: "vat_on_seller_fee_fils",
  soldAt: "sold_at",
  dueAt: "due_at",
  remindAt: "remind_at",
  paidAt: "paid_at",
  handedOverAt: "handed_over_at",
  heldProceedsFils: "held_proceeds_fils",
  proceedsFreeAt: "proceeds_free_at",
} as const satisfies Record<keyof Settlement, string>;

/** Returns a prepared function that writes the settlement of a lot. */
export function settlementWriter(db: Database): (settlement: Settlement) => void {
  const columns = Object.values(COLUMNS).join(", ");
  const values = Object.keys(COLUMNS).map((field) => `@${field}`);
  const insert = sqlite(db).prepare(`INSERT INTO settlement (${columns}) VALUES (${values.join(", ")})`);
  return (settlement) => {
    insert.run(settlement);
    queueChanged(db, "settlements");
  };
}

export interface SaleInLane {
  readonly sale: Sale;
  /** Of its lane; undefined: none of its own. */
  readonly fees: LaneFees | undefined;
}

/** Opens settlements in the transaction that sells: `of` reads what was agreed, `open` writes, too. */
export function settlementOpener(db: Database, terms: AuctionTerms) {
  const write = settlementWriter(db);
  const agreed = sqlite(db)
    .prepare<[number], number>("SELECT basis_points FROM seller_fee WHERE user_id = ?")
    .pluck();
  const of = ({ sale, fees }: SaleInLane): Settlement =>
    openSettlement(sale, termsOfSale(terms, fees, agreed.get(sale.sellerId) ?? null));
  return { of, open: (sale: SaleInLane): void => write(of(sale)) };
}
