/** Reads paid sales. */
import { and, eq, inArray } from "drizzle-orm";
import { lot, lotFacts } from "../../tables/schema/lots.ts";
import { settlement } from "../../tables/schema/settlements.ts";
import type { Store } from "../../store/store.ts";
import { nameOfUser } from "../../tables/people/user-name.ts";
import type { PaidSale } from "./sale-sheets.ts";

/** Returns a sale that this person has paid, with the data of its documents; null for any other lot. */
export function findPaidSale(
  store: Pick<Store, "read">,
  lotId: number,
  buyerId: number,
): Promise<PaidSale | null> {
  const isHis = and(
    eq(settlement.lotId, lotId),
    eq(settlement.buyerId, buyerId),
    inArray(settlement.state, ["paid", "handed_over"]),
  );
  return store.read((db) => {
    const row = db
      .select({
        settlement,
        number: lot.number,
        title: lot.title,
        location: lotFacts.location,
        vehicle: lotFacts.vehicle,
        property: lotFacts.property,
        documents: lotFacts.documents,
      })
      .from(settlement)
      .innerJoin(lot, eq(lot.id, settlement.lotId))
      .innerJoin(lotFacts, eq(lotFacts.lotId, settlement.lotId))
      .where(isHis)
      .get();
    if (!row) return null;
    const { sellerId } = row.settlement;
    return { ...row, buyer: nameOfUser(db, buyerId), seller: nameOfUser(db, sellerId) };
  });
}
