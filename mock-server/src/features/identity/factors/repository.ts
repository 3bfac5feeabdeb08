/** Reads and writes the second factors of one person. Instants: ms on the real clock. */
import { and, eq, isNotNull } from "drizzle-orm";
import { passkey, recoveryCode, totp } from "../../../tables/schema/factors.ts";
import { seal, unseal } from "../../../tables/sealing/keyring.ts";
import type { Database } from "../../../store/store.ts";
import type { CodeHash } from "./recovery-codes.ts";
import { orm } from "../../../tables/system/driver.ts";

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

export function factorsOf(db: Database, userId: number): Factors {
  const app = and(eq(totp.userId, userId), isNotNull(totp.confirmedAt));
  return {
    totp: opened(db, orm(db).select().from(totp).where(app).get()),
    passkeys: orm(db).select().from(passkey).where(eq(passkey.userId, userId)).orderBy(passkey.id).all(),
    recovery: orm(db).select().from(recoveryCode).where(eq(recoveryCode.userId, userId)).all(),
  };
}

/** Whether a sign-in needs more than the password. */
export function hasFactor({ totp: app, passkeys }: Factors): boolean {
  return app !== null || passkeys.length > 0;
}

/** Returns the app of a person, confirmed or not. */
export function totpOf(db: Database, userId: number): TotpRow | null {
  return opened(db, orm(db).select().from(totp).where(eq(totp.userId, userId)).get());
}

function opened(db: Database, row: typeof totp.$inferSelect | undefined): TotpRow | null {
  return row ? { ...row, secret: unseal(db, "totp.secret", row.userId, row.secret) } : null;
}

/** Keeps a new secret, which does not count until it is confirmed. */
export function putTotp(db: Database, row: Pick<TotpRow, "userId" | "secret" | "createdAt">): void {
  const secret = seal(db, "totp.secret", row.userId, row.secret);
  const fresh = { ...row, secret, confirmedAt: null, usedAt: null, lastPeriod: 0 };
  orm(db).insert(totp).values(fresh).onConflictDoUpdate({ target: totp.userId, set: fresh }).run();
}

/**
 * Notes the use of a code.
 * @returns whether its period is a new one: of two simultaneous uses only one counts.
 */
export function useTotp(db: Database, { userId, confirmedAt }: TotpRow, period: number, at: number): boolean {
  const row = totpOf(db, userId);
  if (!row || row.lastPeriod >= period) return false;
  orm(db)
    .update(totp)
    .set({ lastPeriod: period, usedAt: confirmedAt === null ? null : at, confirmedAt: confirmedAt ?? at })
    .where(eq(totp.userId, userId))
    .run();
  return true;
}

export function removeTotpOf(db: Database, userId: number): void {
  orm(db).delete(totp).where(eq(totp.userId, userId)).run();
}

/** @returns false where the passkey is known already. */
export function insertPasskey(db: Database, row: Omit<PasskeyRow, "id" | "usedAt">): boolean {
  return orm(db).insert(passkey).values(row).onConflictDoNothing().run().changes > 0;
}

export function usePasskey(db: Database, id: number, counter: number, at: number): void {
  orm(db).update(passkey).set({ counter, usedAt: at }).where(eq(passkey.id, id)).run();
}

export function removePasskeyOf(db: Database, userId: number, id: number): void {
  orm(db)
    .delete(passkey)
    .where(and(eq(passkey.id, id), eq(passkey.userId, userId)))
    .run();
}

/** Replaces all recovery codes. */
export function putRecoveryCodes(db: Database, userId: number, hashes: readonly CodeHash[]): void {
  orm(db).delete(recoveryCode).where(eq(recoveryCode.userId, userId)).run();
  for (const hash of hashes)
    orm(db)
      .insert(recoveryCode)
      .values({ ...hash, userId })
      .run();
}

/**
 * Uses a recovery code up.
 * @returns whether it was still there.
 */
export function useRecoveryCode(db: Database, id: number): boolean {
  return orm(db).delete(recoveryCode).where(eq(recoveryCode.id, id)).run().changes > 0;
}
