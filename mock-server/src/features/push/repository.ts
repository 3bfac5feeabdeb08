/** Stores installations and push devices. Inside a write. */
import { and, desc, eq, notInArray, sql } from "drizzle-orm";
import { hash } from "node:crypto";
import { deviceUser } from "../../tables/schema/cases.ts";
import { installation, pushDevice } from "../../tables/schema/identity.ts";
import type { Database } from "../../store/store.ts";
import { asyncOrm } from "../../tables/system/driver.ts";

/** The condition of the index, word for word. */
const FID = sql`fid is not null`;

export type InstallationRow = typeof installation.$inferSelect;
export type DeviceRow = typeof pushDevice.$inferSelect;

export async function insertInstallation(db: Database, row: InstallationRow): Promise<void> {
  await asyncOrm(db).insert(installation).values(row);
}

export async function installationById(db: Database, fid: string): Promise<InstallationRow | null> {
  return (await asyncOrm(db).select().from(installation).where(eq(installation.fid, fid)).get()) ?? null;
}

/** Stores a new auth token's hash, valid until `authUntil` (ms). */
export async function renewInstallation(
  db: Database,
  fid: string,
  authHash: string,
  authUntil: number,
): Promise<void> {
  await asyncOrm(db).update(installation).set({ authHash, authUntil }).where(eq(installation.fid, fid));
}

/**
 * Deletes the installation with its device.
 * @returns whether it existed.
 */
export async function removeInstallation(db: Database, fid: string): Promise<boolean> {
  await asyncOrm(db).delete(pushDevice).where(eq(pushDevice.fid, fid));
  return (await asyncOrm(db).delete(installation).where(eq(installation.fid, fid))).changes > 0;
}

/**
 * Stores the device of this installation with the browser's current data.
 * @returns its row.
 */
export async function putRegistration(db: Database, row: Omit<DeviceRow, "userId">): Promise<DeviceRow> {
  return await asyncOrm(db)
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
export async function changeOptions(db: Database, token: string, options: string): Promise<DeviceRow | null> {
  return (
    (await asyncOrm(db)
      .update(pushDevice)
      .set({ options })
      .where(eq(pushDevice.token, token))
      .returning()
      .get()) ?? null
  );
}

export async function removeDevice(db: Database, token: string): Promise<boolean> {
  return (await asyncOrm(db).delete(pushDevice).where(eq(pushDevice.token, token))).changes > 0;
}

/** Binds a device to a user, and notes that they used it; `userId` null keeps its owner. */
export async function bindDevice(
  db: Database,
  token: string,
  userId: number | null,
  at: number,
): Promise<void> {
  await asyncOrm(db)
    .insert(pushDevice)
    .values({ token, userId, createdAt: at })
    .onConflictDoUpdate({ target: pushDevice.token, set: userId === null ? { token } : { userId } });
  if (userId === null) return;
  await forgetOldDevices(db, userId, token);
  await asyncOrm(db)
    .insert(deviceUser)
    .values({ userId, deviceHash: hash("sha256", token, "hex"), at })
    .onConflictDoUpdate({ target: [deviceUser.userId, deviceUser.deviceHash], set: { at } });
  const newest = asyncOrm(db)
    .select({ deviceHash: deviceUser.deviceHash })
    .from(deviceUser)
    .where(eq(deviceUser.userId, userId))
    .orderBy(desc(deviceUser.at))
    .limit(MOST_DEVICES);
  await asyncOrm(db)
    .delete(deviceUser)
    .where(and(eq(deviceUser.userId, userId), notInArray(deviceUser.deviceHash, newest)));
}

/** Most devices of one person; a new one replaces the oldest. */
const MOST_DEVICES = 20;

async function forgetOldDevices(db: Database, userId: number, used: string): Promise<void> {
  const newest = asyncOrm(db)
    .select({ token: pushDevice.token })
    .from(pushDevice)
    .where(eq(pushDevice.userId, userId))
    .orderBy(desc(eq(pushDevice.token, used)), desc(pushDevice.createdAt), desc(sql`rowid`))
    .limit(MOST_DEVICES);
  await asyncOrm(db)
    .delete(pushDevice)
    .where(and(eq(pushDevice.userId, userId), notInArray(pushDevice.token, newest)));
}

/** Tokens of a person's devices. */
export async function tokensOf(db: Database, userId: number): Promise<string[]> {
  const rows = await asyncOrm(db)
    .select({ token: pushDevice.token })
    .from(pushDevice)
    .where(eq(pushDevice.userId, userId));
  return rows.map(({ token }) => token);
}

/** The browser's data of a device, as JSON; null: unknown, or a device of another app. */
export async function optionsOf(db: Database, token: string): Promise<string | null> {
  const row = asyncOrm(db)
    .select({ options: pushDevice.options })
    .from(pushDevice)
    .where(eq(pushDevice.token, token));
  return (await row.get())?.options ?? null;
}
