/** Reads and writes accounts. */
import { and, desc, eq, isNotNull } from "drizzle-orm";
import { endConfirmations } from "../../tables/people/confirmation.ts";
import { lotBidder } from "../../tables/schema/lots.ts";
import { wallet } from "../../tables/schema/money.ts";
import { profile, user } from "../../tables/schema/people.ts";
import { listClient } from "../../tables/people/client-rows.ts";
import type { Database, Store } from "../../store/store.ts";
import type { Contact } from "../../domain/people/contact.ts";
import { asyncOrm } from "../../tables/system/driver.ts";

/** Adds a person with an empty deposit, inside a write. Returns their id. */
export async function addPerson(db: Database, row: typeof user.$inferInsert): Promise<number> {
  const { id } = await asyncOrm(db).insert(user).values(row).returning({ id: user.id }).get();
  await asyncOrm(db).insert(wallet).values({ userId: id });
  await listClient(db, id);
  return id;
}

/** A person who claims a contact. */
export interface Claimant {
  readonly userId: number;
  readonly passwordHash: string | null;
  /** Whether the contact is theirs for certain. */
  readonly isOwner: boolean;
}

/** Most unverified claimants of one contact that a sign-in checks. */
const MOST_CLAIMANTS = 4;

/** Returns the people who can sign in with this contact: the verified owner first, then claimants. */
export function findClaimants(store: Store, { kind, value }: Contact): Promise<Claimant[]> {
  const column = kind === "email" ? user.email : user.phone;
  const verified = kind === "email" ? user.emailVerified : user.phoneVerified;
  return store.read((db) =>
    asyncOrm(db)
      .select({ userId: user.id, passwordHash: user.passwordHash, isOwner: verified })
      .from(user)
      .where(and(eq(column, value), isNotNull(user.passwordHash)))
      .orderBy(desc(verified), user.id)
      .limit(MOST_CLAIMANTS)
      .all(),
  );
}

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/**
 * Reads a user with all their profiles, the one in use by itself, whether they have bid, and the seq of their topic;
 * null for a deleted user.
 */
export async function findAccount(store: Store, userId: number) {
  return store.read(async (db) => {
    const row = await asyncOrm(db)
      .select({ user, profile, seq: wallet.seq })
      .from(user)
      .leftJoin(profile, eq(profile.id, user.profileId))
      .leftJoin(wallet, eq(wallet.userId, user.id))
      .where(eq(user.id, userId))
      .get();
    if (!row) return null;
    const profiles = await asyncOrm(db)
      .select()
      .from(profile)
      .where(eq(profile.userId, userId))
      .orderBy(profile.type);
    const bid = await asyncOrm(db)
      .select({ id: lotBidder.lotId })
      .from(lotBidder)
      .where(eq(lotBidder.userId, userId))
      .get();
    return { ...row, seq: row.seq ?? 0, profiles, hasBid: bid !== undefined };
  });
}

/** Ends the person's confirmations too, inside a write. `passwordHash`: from `tables/people/password.ts`. */
export async function setPassword(db: Database, userId: number, passwordHash: string): Promise<void> {
  await asyncOrm(db).update(user).set({ passwordHash, passwordOnce: false }).where(eq(user.id, userId));
  await endConfirmations(db, userId);
}

/** Inside a write. */
export async function setNames(
  db: Database,
  userId: number,
  names: { readonly firstName: string; readonly lastName: string },
): Promise<void> {
  await asyncOrm(db).update(user).set(names).where(eq(user.id, userId));
  await listClient(db, userId);
}

/** Inside a write. `avatar`: a path below /files; null: none. */
export async function setAvatarOf(db: Database, userId: number, avatar: string | null): Promise<void> {
  await asyncOrm(db).update(user).set({ avatar }).where(eq(user.id, userId));
}

/**
 * Inside a write.
 * @returns whether the profile is this person's own.
 */
export async function chooseProfile(db: Database, userId: number, profileId: number): Promise<boolean> {
  const mine = and(eq(profile.id, profileId), eq(profile.userId, userId));
  if (!(await asyncOrm(db).select({ id: profile.id }).from(profile).where(mine).get())) return false;
  await asyncOrm(db).update(user).set({ profileId }).where(eq(user.id, userId));
  return true;
}
