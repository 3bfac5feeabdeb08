/** Removes the second factors of a person. */
import { and, eq, isNotNull } from "drizzle-orm";
import { passkey, recoveryCode, totp } from "../../tables/schema/factors.ts";
import type { Database } from "../../store/store.ts";
import { orm } from "../../tables/system/driver.ts";

/**
 * Removes app, passkeys and recovery codes, inside a write.
 * @returns whether there was an app in use or a passkey.
 */
export function removeFactors(db: Database, userId: number): boolean {
  const inUse = and(eq(totp.userId, userId), isNotNull(totp.confirmedAt));
  const apps = orm(db).delete(totp).where(inUse).run().changes;
  const passkeys = orm(db).delete(passkey).where(eq(passkey.userId, userId)).run().changes;
  orm(db).delete(recoveryCode).where(eq(recoveryCode.userId, userId)).run();
  return apps + passkeys > 0;
}
