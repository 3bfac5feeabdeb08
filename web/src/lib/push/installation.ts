/** Registers the app on this device as an installation, and keeps its auth token valid. */
import { PushError } from "./push-error.ts";
import type { PushCalls } from "./push-calls.ts";
import type { InstallationRecord, Records } from "./records.ts";

/** A token with less time left is renewed, ms. */
const RENEWED_UNDER_MS = 3_600_000;
/** The server has no such installation, or not with this token. */
const LOST: ReadonlySet<number | null> = new Set([401, 404]);

export interface PushParts {
  readonly records: Records;
  readonly calls: PushCalls;
  /** ms since 1970 UTC. */
  readonly now: () => number;
}

/** Returns the installation with a valid auth token: the kept one, a renewed one, or a new one. */
export async function currentInstallation(parts: PushParts): Promise<InstallationRecord> {
  const stored = await parts.records.read("installation");
  if (!stored) return install(parts);
  if (stored.until - parts.now() >= RENEWED_UNDER_MS) return stored;
  try {
    return await renewInstallation(parts);
  } catch (error) {
    if (error instanceof PushError && error.code === "installation-not-found") return install(parts);
    throw error;
  }
}

/**
 * Renews the auth token. A 401 or 404 drops the kept installation.
 * @throws PushError "not-registered" without an installation, "installation-not-found" for a dropped one.
 */
export async function renewInstallation({ records, calls, now }: PushParts): Promise<InstallationRecord> {
  const stored = await records.read("installation");
  if (!stored) throw new PushError("not-registered");
  const heartbeat = headerOf(await noteDay(records, now()));
  try {
    const renewed = await calls.renew(stored.fid, stored.refreshToken, heartbeat);
    return await keep(records, renewed, now());
  } catch (error) {
    if (!(error instanceof PushError) || !LOST.has(error.status)) throw error;
    await dropInstallation(records);
    throw new PushError("installation-not-found", error, error.status);
  }
}

/** Forgets the installation and the registration that belongs to it. */
export async function dropInstallation(records: Records): Promise<void> {
  await records.remove("registration");
  await records.remove("installation");
}

async function install({ records, calls, now }: PushParts): Promise<InstallationRecord> {
  const heartbeat = headerOf(await noteDay(records, now()));
  return keep(records, await calls.install(heartbeat), now());
}

type Installed = Awaited<ReturnType<PushCalls["install"]>>;

async function keep(records: Records, installed: Installed, now: number): Promise<InstallationRecord> {
  const { fid, refresh_token: refreshToken, auth_token: authToken, expires_s } = installed;
  const record = { fid, refreshToken, authToken, until: now + expires_s * 1_000 };
  await records.write("installation", record);
  return record;
}

const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
/** Longest header. */
const MOST_CHARACTERS = 1_024;

/** Adds today (UTC) to the kept days, drops the ones older than 30 days, and returns the rest, oldest first. */
export async function noteDay(records: Records, now: number): Promise<readonly string[]> {
  const today = dayOf(now);
  const oldest = dayOf(now - KEPT_DAYS * DAY_MS);
  const before = (await records.read("days")) ?? [];
  const days = [...new Set([...before, today])].filter((day) => day > oldest && day <= today).toSorted();
  await records.write("days", days);
  return days;
}

/** Returns the header: the newest days that fit. */
export function headerOf(days: readonly string[]): string {
  for (let dropped = 0; ; dropped++) {
    const header = btoa(JSON.stringify(days.slice(dropped)))
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replaceAll("=", "");
    if (header.length <= MOST_CHARACTERS) return header;
  }
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
