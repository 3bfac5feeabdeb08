/** Issues tax documents, in the commit that makes them due. */
import { and, eq, isNotNull, max, sql } from "drizzle-orm";
import {
  paperNumber,
  papersOwed,
  paperYear,
  type House,
  type PaperOwed,
  type Recipient,
} from "../../domain/papers/paper.ts";
import type { Settlement } from "../../domain/settlement/settlement.ts";
import type { Database } from "../../store/store.ts";
import { nameOfUser } from "../people/user-name.ts";
import { lot } from "../schema/lots.ts";
import { paper, paperHouse, paperRecipient, sellerFee } from "../schema/papers.ts";
import { profile, user } from "../schema/people.ts";
import { settlement } from "../schema/settlements.ts";
import { asyncOrm } from "../system/driver.ts";

/** Returns the house as its documents name it; null: no admin has written it yet, and no document is issued. */
export async function findHouse(db: Database): Promise<House | null> {
  return (await asyncOrm(db).select().from(paperHouse).get())?.house ?? null;
}

/**
 * Writes the house for the documents from now on, and issues those that sales have waited for.
 * @param at when they are issued, ms; null: when the sale was paid.
 */
export async function putHouse(db: Database, house: House, at: number | null): Promise<void> {
  await asyncOrm(db)
    .insert(paperHouse)
    .values({ id: 1, house })
    .onConflictDoUpdate({ target: paperHouse.id, set: { house } });
  for (const sale of await paidSales(db)) await issuePapers(db, sale, at ?? sale.paidAt!);
}

/** Returns each sale that was ever paid, in the order of the payments. */
export async function paidSales(db: Database): Promise<Settlement[]> {
  return await asyncOrm(db)
    .select()
    .from(settlement)
    .where(isNotNull(settlement.paidAt))
    .orderBy(settlement.paidAt, settlement.lotId);
}

/** Issues the documents that a sale needs and does not have yet. Inside a write. */
export async function issuePapers(db: Database, sale: Settlement, issuedAt: number): Promise<void> {
  const owed = papersOwed(sale);
  if (owed.length === 0) return;
  const house = await findHouse(db);
  if (!house) return;
  const { lotId, buyerId } = sale;
  const issued = await asyncOrm(db)
    .select({ kind: paper.kind, side: paper.side, number: paper.number })
    .from(paper)
    .where(and(eq(paper.lotId, lotId), eq(paper.buyerId, buyerId)));
  for (const each of owed) {
    if (issued.some(({ kind, side }) => kind === each.kind && side === each.side)) continue;
    const invoice = issued.find(({ kind, side }) => kind === "invoice" && side === each.side);
    const number = await issue(db, { sale, house, issuedAt, owed: each, corrects: invoice?.number ?? null });
    issued.push({ ...each, number });
  }
}

interface Issue {
  readonly sale: Settlement;
  readonly house: House;
  readonly issuedAt: number;
  readonly owed: PaperOwed;
  readonly corrects: string | null;
}

/** Takes the next number and writes the document. @returns its number. */
async function issue(db: Database, { sale, house, issuedAt, owed, corrects }: Issue): Promise<string> {
  const { lotId, buyerId, sellerId, price, soldAt } = sale;
  const year = paperYear(issuedAt);
  const series = and(eq(paper.kind, owed.kind), eq(paper.year, year));
  const last = await asyncOrm(db)
    .select({ serial: max(paper.serial) })
    .from(paper)
    .where(series)
    .get();
  const serial = (last?.serial ?? 0) + 1;
  const number = paperNumber(house.prefix, owed.kind, year, serial);
  const userId = owed.side === "buyer" ? buyerId : sellerId;
  const sold = (await asyncOrm(db)
    .select({ number: lot.number, title: lot.title })
    .from(lot)
    .where(eq(lot.id, lotId))
    .get())!;
  const recipient = { name: await nameOfUser(db, userId), ...(await recipientOf(db, userId)) };
  const seller = await nameOfUser(db, sellerId);
  await asyncOrm(db)
    .insert(paper)
    .values({
      ...owed,
      year,
      serial,
      number,
      corrects,
      lotId,
      buyerId,
      userId,
      issuedAt,
      suppliedAt: soldAt,
      facts: { house, recipient, lot: sold, price, seller },
    });
  return number;
}

/** Returns how a person is named on documents beside their name: as they wrote it, else the address of their profile. */
export async function recipientOf(db: Database, userId: number): Promise<Omit<Recipient, "name">> {
  const row = await asyncOrm(db)
    .select({
      address: sql<string>`coalesce(${paperRecipient.address}, ${profile.fields} ->> 'address', '')`,
      trn: sql<string>`coalesce(${paperRecipient.trn}, '')`,
    })
    .from(user)
    .leftJoin(profile, eq(profile.id, user.profileId))
    .leftJoin(paperRecipient, eq(paperRecipient.userId, user.id))
    .where(eq(user.id, userId))
    .get();
  return row ?? { address: "", trn: "" };
}

/** Writes how a person is named on their documents from now on. */
export async function putRecipient(
  db: Database,
  userId: number,
  named: Omit<Recipient, "name">,
): Promise<void> {
  await asyncOrm(db)
    .insert(paperRecipient)
    .values({ userId, ...named })
    .onConflictDoUpdate({ target: paperRecipient.userId, set: named });
}

/** Returns the fee that a seller has agreed, in basis points of the price; null: the one that everybody pays. */
export async function agreedFee(db: Database, userId: number): Promise<number | null> {
  const row = await asyncOrm(db).select().from(sellerFee).where(eq(sellerFee.userId, userId)).get();
  return row?.basisPoints ?? null;
}

/** Writes the fee of a seller from now on; null: the one that everybody pays. */
export async function putAgreedFee(db: Database, userId: number, basisPoints: number | null): Promise<void> {
  await asyncOrm(db).delete(sellerFee).where(eq(sellerFee.userId, userId));
  if (basisPoints !== null) await asyncOrm(db).insert(sellerFee).values({ userId, basisPoints });
}
