/** Stores installations and push devices. Synchronous, inside a write. */
import { and, desc, eq, notInArray, sql } from "drizzle-orm";
import { hash } from "node:crypto";
import { deviceUser } from "../../tables/schema/cases.ts";
import { installation, pushDevice } from "../../tables/schema/identity.ts";
import type { Database } from "../../store/store.ts";
import { orm } from "../../tables/system/driver.ts";

/** The condition of the index, word for word. */
const FID = sql`fid is not null`;

export type InstallationRow = typeof installation.$inferSelect;
export type DeviceRow = typeof pushDevice.$inferSelect;

export function insertInstallation(db: Database, row: InstallationRow): void {
  orm(db).insert(installation).values(row).run();
}

export function installationById(db: Database, fid: string): InstallationRow | null {
  return orm(db).select().from(installation).where(eq(installation.fid, fid)).get() ?? null;
}

/** Stores a new auth token's hash, valid until `authUntil` (ms). */
export function renewInstallation(db: Database, fid: string, authHash: string, authUntil: number): void {
  orm(db).update(installation).set({ authHash, authUntil }).where(eq(installation.fid, fid)).run();
}

/**
 * Deletes the installation with its device.
 * @returns whether it existed.
 */
export function removeInstallation(db: Database, fid: string): boolean {
  orm(db).delete(pushDevice).where(eq(pushDevice.fid, fid)).run();
  return orm(db).delete(installation).where(eq(installation.fid, fid)).run().changes > 0;
}

/**
 * Stores the device of this installation with the browser's current data.
 * @returns its row.
 */
export function putRegistration(db: Database, row: Omit<DeviceRow, "userId">): DeviceRow {
  return orm(db)
    .insert(pushDevice)
    .values(row)
    .onConflictDoUpdate({ target: pushDevice.fid, targetWhere: FID, set: { options: row.options } })
    .returning()
    .get();
}

/**
 * Updates the browser's data of this device.
 * @returns null for an unknown device.
 */
export function changeOptions(db: Database, token: string, options: string): DeviceRow | null {
  return (
    orm(db).update(pushDevice).set({ options }).where(eq(pushDevice.token, token)).returning().get() ?? null
  );
}

export function removeDevice(db: Database, token: string): boolean {
  return orm(db).delete(pushDevice).where(eq(pushDevice.token, token)).run().changes > 0;
}

/** Binds a device to a user, and notes that they used it; `userId` null keeps its owner. */
export function bindDevice(db: Database, token: string, userId: number | null, at: number): void {
  orm(db)
    .insert(pushDevice)
    .values({ token, userId, createdAt: at })
    .onConflictDoUpdate({ target: pushDevice.token, set: userId === null ? { token } : { userId } })
    .run();
  if (userId === null) return;
  forgetOldDevices(db, userId, token);
  orm(db)
    .insert(deviceUser)
    .values({ userId, deviceHash: hash("sha256", token, "hex"), at })
    .onConflictDoUpdate({ target: [deviceUser.userId, deviceUser.deviceHash], set: { at } })
    .run();
  const newest = orm(db)
    .select({ deviceHash: deviceUser.deviceHash })
    .from(deviceUser)
    .where(eq(deviceUser.userId, userId))
    .orderBy(desc(deviceUser.at))
    .limit(MOST_DEVICES);
  orm(db)
    .delete(deviceUser)
    .where(and(eq(deviceUser.userId, userId), notInArray(deviceUser.deviceHash, newest)))
    .run();
}

/** Most devices of one person; a new one replaces the oldest. */
const MOST_DEVICES = 20;

function forgetOldDevices(db: Database, userId: number, used: string): void {
  const newest = orm(db)
    .select({ token: pushDevice.token })
    .from(pushDevice)
    .where(eq(pushDevice.userId, userId))
    .orderBy(desc(eq(pushDevice.token, used)), desc(pushDevice.createdAt), desc(sql`rowid`))
    .limit(MOST_DEVICES);
  orm(db)
    .delete(pushDevice)
    .where(and(eq(pushDevice.userId, userId), notInArray(pushDevice.token, newest)))
    .run();
}

/** Tokens of a person's devices. */
export function tokensOf(db: Database, userId: number): string[] {
  const rows = orm(db)
    .select({ token: pushDevice.token })
    .from(pushDevice)
    .where(eq(pushDevice.userId, userId))
    .all();
  return rows.map(({ token }) => token);
}

/** The browser's data of a device, as JSON; null: unknown, or a device of another app. */
export function optionsOf(db: Database, token: string): string | null {
  const row = orm(db)
    .select({ options: pushDevice.options })
    .from(pushDevice)
    .where(eq(pushDevice.token, token));
  return row.get()?.options ?? null;
}
