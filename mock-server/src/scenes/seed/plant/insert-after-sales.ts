/** Inserts what follows sales in a demo: a claim that waits for its seller, and an ordered transport. */
import { money } from "@marsa/api-spec/amounts";
import { and, desc, eq, isNotNull } from "drizzle-orm";
import { answerUntil } from "../../../domain/settlement/claim.ts";
import { doorCostsOf } from "../../../domain/settlement/door-costs.ts";
import { partnerOffers } from "../../../domain/services/partner-offers.ts";
import { serviceTerms } from "../../../domain/lot/terms.ts";
import { postToLedger } from "../../../tables/money/post-ledger.ts";
import { insertFile, linkFiles } from "../../../tables/people/files.ts";
import { lot } from "../../../tables/schema/lots.ts";
import { user } from "../../../tables/schema/people.ts";
import { buyerClaim, service, settlement } from "../../../tables/schema/settlements.ts";
import type { Database } from "../../../store/store.ts";
import { asyncOrm } from "../../../tables/system/driver.ts";
import { PAPER, paperBytes } from "../../pictures/papers.ts";
import { HOUR_MS, MINUTE_MS } from "../calendar.ts";

const PICTURE = "claim-display";
const TO = "sharjah";

/** Inserts both where the scene has such a sale. Inside a transaction; `now` in ms. */
export async function insertAfterSales(db: Database, now: number): Promise<void> {
  await insertClaim(db, now);
  await insertTransport(db, now);
}

/** The buyer of the vehicle that was handed over last claims that it has run farther. */
async function insertClaim(db: Database, now: number): Promise<void> {
  const sale = await asyncOrm(db)
    .select({ settlement, mileage: lot.mileage })
    .from(settlement)
    .innerJoin(lot, eq(lot.id, settlement.lotId))
    .where(and(isNotNull(settlement.proceedsFreeAt), isNotNull(lot.mileage)))
    .orderBy(desc(settlement.handedOverAt))
    .get();
  if (!sale) return;
  const { lotId, buyerId, sellerId, handedOverAt, heldProceedsFils } = sale.settlement;
  const madeAt = Math.round(((handedOverAt ?? now) + now) / 2);
  const { id } = await asyncOrm(db)
    .insert(buyerClaim)
    .values({
      lotId,
      buyerId,
      sellerId,
      fact: "Mileage",
      value: `${money(sale.mileage ?? 0)} km`,
      text: "The display of the car shows 248,900 km.",
      madeAt,
      answerUntil: answerUntil(madeAt),
      state: "open",
      proceedsFils: heldProceedsFils,
    })
    .returning({ id: buyerClaim.id })
    .get();
  const photo = { ...PAPER, hash: PICTURE, userId: buyerId, kind: "document", name: "display.webp" } as const;
  const bytes = paperBytes(PICTURE);
  const fileId = await insertFile(db, { ...photo, bytes, thumbhash: null, createdAt: madeAt });
  await linkFiles(db, buyerId, [fileId], `claim:${id}`);
  const ofSale = and(eq(settlement.lotId, lotId), eq(settlement.buyerId, buyerId));
  await asyncOrm(db).update(settlement).set({ proceedsFreeAt: null }).where(ofSale);
}

/** A demo account has paid a vehicle, and orders its transport two hours before `now`. */
async function insertTransport(db: Database, now: number): Promise<void> {
  const sale = await asyncOrm(db)
    .select({ settlement, emirate: lot.emirate })
    .from(settlement)
    .innerJoin(lot, and(eq(lot.id, settlement.lotId), eq(lot.kind, "vehicle")))
    .innerJoin(user, and(eq(user.id, settlement.buyerId), eq(user.isDemo, true)))
    .where(eq(settlement.state, "paid"))
    .get();
  const costs = sale && doorCostsOf("vehicle", sale.emirate);
  if (!costs) return;
  const { lotId, buyerId, price } = sale.settlement;
  const orderedAt = now - 2 * HOUR_MS;
  const quote = { lotId, buyerId, toEmirate: TO, validUntil: orderedAt + serviceTerms.quoteMs };
  const [truck, ...others] = partnerOffers(costs, TO, price);
  if (!truck) return;
  const ordered = {
    orderedAt,
    freeUntil: orderedAt + serviceTerms.freeMs,
    confirmedAt: orderedAt + MINUTE_MS,
  };
  await asyncOrm(db)
    .insert(service)
    .values({ ...truck, ...quote, ...ordered });
  await asyncOrm(db)
    .insert(service)
    .values(others.map((offer) => ({ ...offer, ...quote })));
  const paid = { userId: buyerId, at: orderedAt };
  // What they have available does not change.
  await postToLedger(db, { ...paid, type: "topup_invoice", amountFils: truck.priceFils });
  await postToLedger(db, {
    ...paid,
    type: "service",
    amountFils: -truck.priceFils,
    lotId,
    comment: truck.name,
  });
}
