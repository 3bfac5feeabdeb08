/** Codes of an authenticator app (RFC 6238): six digits for each 30 seconds. */
import { Secret, TOTP } from "otpauth";

const PERIOD_MS = 30_000;
const SECRET_BYTES = 20;

export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** Returns the address that an authenticator app reads from a QR code. */
export function totpUri(secret: string, account: string): string {
  return totpFor(secret, account).toString();
}

/**
 * Finds the period of a code; the one before and the one after count too, for clocks that differ.
 * @param now the real clock, ms: the app on the phone knows no other.
 * @returns null for a wrong code.
 */
export function periodOf(secret: string, code: string, now: number): number | null {
  const token = code.replaceAll(/\s/g, "");
  const delta = totpFor(secret).validate({ token, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / PERIOD_MS) + delta;
}

function totpFor(secret: string, label = "account"): TOTP {
  return new TOTP({ issuer: "Marsa", label, secret });
}
