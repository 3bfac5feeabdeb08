/** Removes the second factors of a person. */
import { and, eq, isNotNull } from "drizzle-orm";
import { passkey, recoveryCode, totp } from "../../tables/schema/factors.ts";
import type { Database } from "../../store/store.ts";
import { asyncOrm } from "../../tables/system/driver.ts";

/**
 * Removes app, passkeys and recovery codes, inside a write.
 * @returns whether there was an app in use or a passkey.
 */
export async function removeFactors(db: Database, userId: number): Promise<boolean> {
  const inUse = and(eq(totp.userId, userId), isNotNull(totp.confirmedAt));
  const apps = (await asyncOrm(db).delete(totp).where(inUse)).changes;
  const passkeys = (await asyncOrm(db).delete(passkey).where(eq(passkey.userId, userId))).changes;
  await asyncOrm(db).delete(recoveryCode).where(eq(recoveryCode.userId, userId));
  return apps + passkeys > 0;
}
