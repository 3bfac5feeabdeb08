/** Reads and writes appointments to pick up paid lots. Inside a read or a write. */
import { and, between, count, eq, ne } from "drizzle-orm";
import { lot, lotFacts } from "../../tables/schema/lots.ts";
import { pickup, settlement } from "../../tables/schema/settlements.ts";
import type { Database } from "../../store/store.ts";
import { asyncOrm } from "../../tables/system/driver.ts";

export type PickupRow = typeof pickup.$inferSelect;
export type WonLotRow = NonNullable<Awaited<ReturnType<typeof findWonLot>>>;

/** Returns the lot that this person has won, with its place and appointment; undefined for any other lot. */
export async function findWonLot(db: Database, lotId: number, buyerId: number) {
  return await asyncOrm(db)
    .select({
      settlement,
      pickup,
      kind: lot.kind,
      city: lot.city,
      title: lot.title,
      number: lot.number,
      lat: lot.lat,
      lon: lot.lon,
      location: lotFacts.location,
      inspection: lotFacts.inspection,
    })
    .from(settlement)
    .innerJoin(lot, eq(lot.id, settlement.lotId))
    .innerJoin(lotFacts, eq(lotFacts.lotId, settlement.lotId))
    .leftJoin(pickup, eq(pickup.lotId, settlement.lotId))
    .where(and(eq(settlement.lotId, lotId), eq(settlement.buyerId, buyerId)))
    .get();
}

/** Returns the number of appointments at each time of a place within a span, those of other lots only. */
export async function countBooked(
  db: Database,
  place: string,
  { from, until }: { readonly from: number; readonly until: number },
  exceptLotId: number,
): Promise<Map<number, number>> {
  const rows = await asyncOrm(db)
    .select({ startsAt: pickup.startsAt, booked: count() })
    .from(pickup)
    .where(and(eq(pickup.place, place), between(pickup.startsAt, from, until), ne(pickup.lotId, exceptLotId)))
    .groupBy(pickup.startsAt);
  return new Map(rows.map(({ startsAt, booked }) => [startsAt, booked]));
}

/** Returns the appointment with this code; undefined: none. */
export async function pickupByCode(db: Database, code: string): Promise<PickupRow | undefined> {
  return await asyncOrm(db).select().from(pickup).where(eq(pickup.code, code)).get();
}

/** Makes the appointment of a lot, or moves it; a moved one keeps its code. */
export async function putPickup(db: Database, row: PickupRow): Promise<void> {
  const { place, startsAt, endsAt, bookedAt } = row;
  await asyncOrm(db)
    .insert(pickup)
    .values(row)
    .onConflictDoUpdate({ target: pickup.lotId, set: { place, startsAt, endsAt, bookedAt } });
}

/** @returns whether there was an appointment. */
export async function deletePickup(db: Database, lotId: number): Promise<boolean> {
  return (await asyncOrm(db).delete(pickup).where(eq(pickup.lotId, lotId))).changes > 0;
}
