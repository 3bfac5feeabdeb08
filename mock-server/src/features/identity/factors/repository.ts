/** Reads and writes the second factors of one person. Instants: ms on the real clock. */
import { and, eq, isNotNull } from "drizzle-orm";
import { passkey, recoveryCode, totp } from "../../../tables/schema/factors.ts";
import { seal, unseal } from "../../../tables/sealing/keyring.ts";
import type { Database } from "../../../store/store.ts";
import type { CodeHash } from "./recovery-codes.ts";
import { asyncOrm } from "../../../tables/system/driver.ts";

/** The app with its secret as it is. */
export type TotpRow = Omit<typeof totp.$inferSelect, "secret"> & { readonly secret: string };
export type PasskeyRow = typeof passkey.$inferSelect;

/** The second factors of a person. */
export interface Factors {
  /** Confirmed; null: none. */
  readonly totp: TotpRow | null;
  readonly passkeys: readonly PasskeyRow[];
  readonly recovery: readonly (CodeHash & { readonly id: number })[];
}

export async function factorsOf(db: Database, userId: number): Promise<Factors> {
  const app = and(eq(totp.userId, userId), isNotNull(totp.confirmedAt));
  return {
    totp: opened(db, await asyncOrm(db).select().from(totp).where(app).get()),
    passkeys: await asyncOrm(db).select().from(passkey).where(eq(passkey.userId, userId)).orderBy(passkey.id),
    recovery: await asyncOrm(db).select().from(recoveryCode).where(eq(recoveryCode.userId, userId)),
  };
}

/** Returns the passkey with this id, of any person. */
export async function findPasskey(db: Database, credentialId: string): Promise<PasskeyRow | null> {
  const own = eq(passkey.credentialId, credentialId);
  return (await asyncOrm(db).select().from(passkey).where(own).get()) ?? null;
}

/** Whether a sign-in needs more than the password. */
export function hasFactor({ totp: app, passkeys }: Factors): boolean {
  return app !== null || passkeys.length > 0;
}

/** Returns the app of a person, confirmed or not. */
export async function totpOf(db: Database, userId: number): Promise<TotpRow | null> {
  return opened(db, await asyncOrm(db).select().from(totp).where(eq(totp.userId, userId)).get());
}

function opened(db: Database, row: typeof totp.$inferSelect | undefined): TotpRow | null {
  return row ? { ...row, secret: unseal(db, "totp.secret", row.userId, row.secret) } : null;
}

/** Keeps a new secret, which does not count until it is confirmed. */
export async function putTotp(
  db: Database,
  row: Pick<TotpRow, "userId" | "secret" | "createdAt">,
): Promise<void> {
  const secret = seal(db, "totp.secret", row.userId, row.secret);
  const fresh = { ...row, secret, confirmedAt: null, usedAt: null, lastPeriod: 0 };
  await asyncOrm(db).insert(totp).values(fresh).onConflictDoUpdate({ target: totp.userId, set: fresh });
}

/**
 * Notes the use of a code.
 * @returns whether its period is a new one: of two simultaneous uses only one counts.
 */
export async function useTotp(
  db: Database,
  { userId, confirmedAt }: TotpRow,
  period: number,
  at: number,
): Promise<boolean> {
  const row = await totpOf(db, userId);
  if (!row || row.lastPeriod >= period) return false;
  await asyncOrm(db)
    .update(totp)
    .set({ lastPeriod: period, usedAt: confirmedAt === null ? null : at, confirmedAt: confirmedAt ?? at })
    .where(eq(totp.userId, userId));
  return true;
}

export async function removeTotpOf(db: Database, userId: number): Promise<void> {
  await asyncOrm(db).delete(totp).where(eq(totp.userId, userId));
}

/** @returns false where the passkey is known already. */
export async function insertPasskey(db: Database, row: Omit<PasskeyRow, "id" | "usedAt">): Promise<boolean> {
  return (await asyncOrm(db).insert(passkey).values(row).onConflictDoNothing()).changes > 0;
}

export async function usePasskey(db: Database, id: number, counter: number, at: number): Promise<void> {
  await asyncOrm(db).update(passkey).set({ counter, usedAt: at }).where(eq(passkey.id, id));
}

export async function removePasskeyOf(db: Database, userId: number, id: number): Promise<void> {
  await asyncOrm(db)
    .delete(passkey)
    .where(and(eq(passkey.id, id), eq(passkey.userId, userId)));
}

/** Replaces all recovery codes. */
export async function putRecoveryCodes(
  db: Database,
  userId: number,
  hashes: readonly CodeHash[],
): Promise<void> {
  await asyncOrm(db).delete(recoveryCode).where(eq(recoveryCode.userId, userId));
  for (const hash of hashes)
    await asyncOrm(db)
      .insert(recoveryCode)
      .values({ ...hash, userId });
}

/**
 * Uses a recovery code up.
 * @returns whether it was still there.
 */
export async function useRecoveryCode(db: Database, id: number): Promise<boolean> {
  return (await asyncOrm(db).delete(recoveryCode).where(eq(recoveryCode.id, id))).changes > 0;
}
