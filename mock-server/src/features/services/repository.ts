/** Reads and writes quotes and orders of transport and insurance. Inside a read or a write. */
import { and, desc, eq, isNull } from "drizzle-orm";
import type { ServiceOffer } from "../../domain/services/services.ts";
import { lot } from "../../tables/schema/lots.ts";
import { wallet } from "../../tables/schema/money.ts";
import { service, settlement } from "../../tables/schema/settlements.ts";
import type { Database } from "../../store/store.ts";
import { asyncOrm } from "../../tables/system/driver.ts";

export type ServiceRow = typeof service.$inferSelect;
export type BoughtVehicle = NonNullable<Awaited<ReturnType<typeof boughtVehicle>>>;

/** Returns a vehicle that this person has won, with its quotes, the newest first; undefined for any other lot. */
export async function boughtVehicle(db: Database, lotId: number, buyerId: number) {
  const sale = await asyncOrm(db)
    .select({
      settlement,
      emirate: lot.emirate,
      title: lot.title,
      number: lot.number,
      totalFils: wallet.totalFils,
      reservedFils: wallet.reservedFils,
    })
    .from(settlement)
    .innerJoin(lot, eq(lot.id, settlement.lotId))
    .innerJoin(wallet, eq(wallet.userId, settlement.buyerId))
    .where(and(eq(settlement.lotId, lotId), eq(settlement.buyerId, buyerId), eq(lot.kind, "vehicle")))
    .get();
  if (!sale) return undefined;
  const theirs = and(eq(service.lotId, lotId), eq(service.buyerId, buyerId));
  const services = await asyncOrm(db).select().from(service).where(theirs).orderBy(desc(service.id)).all();
  return { ...sale, services };
}

/** Returns a quote; undefined: none. */
export async function serviceById(db: Database, id: number): Promise<ServiceRow | undefined> {
  return await asyncOrm(db).select().from(service).where(eq(service.id, id)).get();
}

/** Puts quotes in the place of those for this sale that were not ordered. */
export async function putQuotes(
  db: Database,
  sale: Pick<ServiceRow, "lotId" | "buyerId" | "toEmirate" | "validUntil">,
  offers: readonly ServiceOffer[],
): Promise<void> {
  const { lotId, buyerId } = sale;
  await asyncOrm(db)
    .delete(service)
    .where(and(eq(service.lotId, lotId), eq(service.buyerId, buyerId), isNull(service.orderedAt)));
  if (offers.length > 0)
    await asyncOrm(db)
      .insert(service)
      .values(offers.map((offer) => ({ ...offer, ...sale })));
}

/** Writes an order, its confirmation, or its end. */
export async function changeService(db: Database, id: number, change: Partial<ServiceRow>): Promise<void> {
  await asyncOrm(db).update(service).set(change).where(eq(service.id, id)).run();
}
