/** Reads and writes the cards that people keep. Inside a read or a write. */
import { and, desc, eq } from "drizzle-orm";
import { savedCard } from "../../tables/schema/money.ts";
import type { Database } from "../../store/store.ts";
import { asyncOrm } from "../../tables/system/driver.ts";

export type SavedCardRow = typeof savedCard.$inferSelect;

/** A card as the provider describes it after a payment. */
export type NewCard = Pick<SavedCardRow, "token" | "brand" | "last4" | "expires">;

/** The most cards of one person; the oldest one goes first. */
const MOST_CARDS = 5;

/** Newest first. */
export async function cardsOf(db: Database, userId: number): Promise<SavedCardRow[]> {
  const own = eq(savedCard.userId, userId);
  return await asyncOrm(db).select().from(savedCard).where(own).orderBy(desc(savedCard.id));
}

/** Returns a card of this person. */
export async function cardOf(db: Database, userId: number, id: number): Promise<SavedCardRow | null> {
  const own = and(eq(savedCard.id, id), eq(savedCard.userId, userId));
  return (await asyncOrm(db).select().from(savedCard).where(own).get()) ?? null;
}

/** Saves a card in place of an earlier entry of the same card. */
export async function saveCard(db: Database, userId: number, card: NewCard, at: number): Promise<void> {
  const { brand, last4, expires } = card;
  const saved = await cardsOf(db, userId);
  const same = saved.filter(
    (each) => each.brand === brand && each.last4 === last4 && each.expires === expires,
  );
  const others = saved.filter((each) => !same.includes(each));
  for (const { id } of [...same, ...others.slice(MOST_CARDS - 1)])
    await asyncOrm(db).delete(savedCard).where(eq(savedCard.id, id));
  await asyncOrm(db)
    .insert(savedCard)
    .values({ ...card, userId, savedAt: at });
}

/** Removes a card of this person; false: they have no such card. */
export async function removeCard(db: Database, userId: number, id: number): Promise<boolean> {
  if (!(await cardOf(db, userId, id))) return false;
  await asyncOrm(db).delete(savedCard).where(eq(savedCard.id, id));
  return true;
}
