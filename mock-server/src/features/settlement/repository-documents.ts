/** Reads paid sales. */
import { and, eq, inArray } from "drizzle-orm";
import { dictionariesOf } from "../../tables/lots/dictionaries.ts";
import { draftOf } from "../../tables/lots/lot-drafts.ts";
import { lot, lotFacts } from "../../tables/schema/lots.ts";
import { settlement } from "../../tables/schema/settlements.ts";
import type { Store } from "../../store/store.ts";
import { nameOfUser } from "../../tables/people/user-name.ts";
import { priceBreakdown } from "@marsa/api-spec/money";
import { placeWords, pickupPlace } from "../../domain/pickup/places.ts";
import { priceTerms, type AuctionTerms } from "../../domain/lot/terms.ts";
import type { PaidSale } from "./sale-facts.ts";
import { asyncOrm } from "../../tables/system/driver.ts";

/** Returns a sale that this person has paid, with the data of its documents; null for any other lot. */
export async function findPaidSale(
  store: Store,
  lotId: number,
  buyerId: number,
  terms: AuctionTerms,
): Promise<PaidSale | null> {
  const isTheirs = and(
    eq(settlement.lotId, lotId),
    eq(settlement.buyerId, buyerId),
    inArray(settlement.state, ["paid", "handed_over"]),
  );
  const { term } = await dictionariesOf(store);
  return store.read(async (db) => {
    const row = await asyncOrm(db)
      .select({
        settlement,
        number: lot.number,
        title: lot.title,
        kind: lot.kind,
        city: lot.city,
        vat: lot.vat,
        location: lotFacts.location,
        condition: lotFacts.condition,
        inspection: lotFacts.inspection,
        documents: lotFacts.documents,
      })
      .from(settlement)
      .innerJoin(lot, eq(lot.id, settlement.lotId))
      .innerJoin(lotFacts, eq(lotFacts.lotId, settlement.lotId))
      .where(isTheirs)
      .get();
    if (!row) return null;
    const { sellerId, price, heldFils } = row.settlement;
    const place = pickupPlace(row, term("cities", row.city).label);
    return {
      ...row,
      fields: (await draftOf(db, null, lotId))!.draft.fields,
      heldFils: heldFils ?? 0,
      vatInsideFils: priceBreakdown(price, priceTerms(terms, row.vat)).vatInsideFils,
      pickupAt: placeWords(place),
      buyer: await nameOfUser(db, buyerId),
      seller: await nameOfUser(db, sellerId),
    };
  });
}
