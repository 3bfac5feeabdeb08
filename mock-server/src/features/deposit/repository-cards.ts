/** Reads and writes the cards that people keep. Synchronous, inside a read or a write. */
import { and, desc, eq } from "drizzle-orm";
import { keptCard } from "../../tables/schema/money.ts";
import type { Database } from "../../store/store.ts";

export type KeptCardRow = typeof keptCard.$inferSelect;

/** A card as the provider describes it after a payment. */
export type NewCard = Pick<KeptCardRow, "token" | "brand" | "last4" | "expires">;

/** The most cards of one person; the oldest one goes first. */
const MOST = 5;

/** Newest first. */
export function cardsOf(db: Database, userId: number): KeptCardRow[] {
  const own = eq(keptCard.userId, userId);
  return db.select().from(keptCard).where(own).orderBy(desc(keptCard.id)).all();
}

/** Returns a card of this person. */
export function cardOf(db: Database, userId: number, id: number): KeptCardRow | null {
  const own = and(eq(keptCard.id, id), eq(keptCard.userId, userId));
  return db.select().from(keptCard).where(own).get() ?? null;
}

/** Keeps a card, in place of the same card kept earlier. */
export function keepCard(db: Database, userId: number, card: NewCard, at: number): void {
  const { brand, last4, expires } = card;
  const kept = cardsOf(db, userId);
  const same = kept.filter(
    (each) => each.brand === brand && each.last4 === last4 && each.expires === expires,
  );
  const others = kept.filter((each) => !same.includes(each));
  for (const { id } of [...same, ...others.slice(MOST - 1)])
    db.delete(keptCard).where(eq(keptCard.id, id)).run();
  db.insert(keptCard)
    .values({ ...card, userId, keptAt: at })
    .run();
}

/** Removes a card of this person; false: they keep no such card. */
export function removeCard(db: Database, userId: number, id: number): boolean {
  if (!cardOf(db, userId, id)) return false;
  db.delete(keptCard).where(eq(keptCard.id, id)).run();
  return true;
}
