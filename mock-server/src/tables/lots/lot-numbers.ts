/** Gives new lots their numbers for people: vehicles from 20001, apartments from 30001. */
import { eq, max } from "drizzle-orm";
import type { Database } from "../../store/store.ts";
import { lot } from "../schema/lots.ts";
import { asyncOrm } from "../system/driver.ts";

const FIRST = { vehicle: 20_001, apartment: 30_001 } as const;
export type LotKind = keyof typeof FIRST;

/** Returns the number of the next lot. Where the other kind's numbers begin, it goes on above all numbers. */
export async function nextNumber(db: Database, kind: LotKind): Promise<number> {
  const newest = (
    await asyncOrm(db)
      .select({ n: max(lot.number) })
      .from(lot)
      .where(eq(lot.kind, kind))
      .get()
  )?.n;
  const next = newest === null || newest === undefined ? FIRST[kind] : newest + 1;
  const isTaken =
    (await asyncOrm(db).select({ id: lot.id }).from(lot).where(eq(lot.number, next)).get()) !== undefined;
  return isTaken ? (await highest(db)) + 1 : next;
}

/** Returns the highest number of all lots. */
async function highest(db: Database): Promise<number> {
  return (
    (
      await asyncOrm(db)
        .select({ n: max(lot.number) })
        .from(lot)
        .get()
    )?.n ?? 0
  );
}
