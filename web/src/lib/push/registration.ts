/** Registers this device for push, and tells the server again after seven days or when the browser's data change. */
import type { Schema } from "@marsa/api-spec/client-problem";
import { currentInstallation, dropInstallation, type PushParts } from "./installation.ts";
import { PushError, type PushFailure } from "./push-error.ts";
import type { RegistrationRecord } from "./records.ts";

type Options = Schema<"PushOptions">;

/** After this time the registration is sent again, ms. */
const REFRESH_MS = 7 * 24 * 3_600_000;
const NOT_FOUND = 404;
/** The server has no such installation. */
const STALE = 409;

/**
 * Returns this device's registration with these options.
 * @throws PushError "subscribe-failed" or "update-failed" when the server refuses.
 */
export async function currentRegistration(parts: PushParts, options: Options): Promise<RegistrationRecord> {
  const installation = await currentInstallation(parts);
  const stored = await parts.records.read("registration");
  if (!stored) return register(parts, installation.fid, options);
  const isFresh = parts.now() - stored.sentAt < REFRESH_MS && isSame(stored.options, options);
  return isFresh ? stored : update(parts, stored, options);
}

/**
 * Deletes the registration here and on the server.
 * @throws PushError "not-registered" without one, "unsubscribe-failed" when the server refuses; it is gone here.
 */
export async function deleteRegistration({ records, calls }: PushParts): Promise<void> {
  const stored = await records.read("registration");
  if (!stored) throw new PushError("not-registered");
  await records.remove("registration");
  await calls.unregister(stored.token).catch((error: unknown) => {
    if (statusOf(error) !== NOT_FOUND) throw named("unsubscribe-failed", error);
  });
}

/** A 409 drops the installation, and a new one registers once more. */
async function register(
  parts: PushParts,
  fid: string,
  options: Options,
  isSecond = false,
): Promise<RegistrationRecord> {
  const { records, calls, now } = parts;
  try {
    const { token, created } = await calls.register(fid, options);
    const record = { token, created: Date.parse(created), sentAt: now(), options, channel: null };
    await records.write("registration", record);
    return record;
  } catch (error) {
    if (statusOf(error) !== STALE) throw named("subscribe-failed", error);
    await dropInstallation(records);
    if (isSecond) throw named("subscribe-failed", error);
  }
  return register(parts, (await currentInstallation(parts)).fid, options, true);
}

/** A 404 drops the registration, and the device registers anew. */
async function update(
  parts: PushParts,
  stored: RegistrationRecord,
  options: Options,
): Promise<RegistrationRecord> {
  const { records, calls, now } = parts;
  try {
    await calls.update(stored.token, options);
  } catch (error) {
    if (statusOf(error) !== NOT_FOUND) throw named("update-failed", error);
    await records.remove("registration");
    return register(parts, (await currentInstallation(parts)).fid, options);
  }
  const record = { ...stored, sentAt: now(), options };
  await records.write("registration", record);
  return record;
}

/** Names a refusal of the server; other failures keep their name. */
function named(code: PushFailure, error: unknown): unknown {
  return statusOf(error) === null ? error : new PushError(code, error, statusOf(error));
}

function statusOf(error: unknown): number | null {
  return error instanceof PushError ? error.status : null;
}

function isSame(a: Options, b: Options): boolean {
  return (["auth", "p256dh", "endpoint", "scope", "key"] as const).every((name) => a[name] === b[name]);
}
