/** Whose link an upgrade opens, so that a stranger at the same address takes nothing from a signed-in person. */
import type { IncomingHttpHeaders } from "node:http";
import type { Authenticators } from "./authentication.ts";

/** The app's cookie, which its pages read, too. */
const COOKIE = /(?:^|;\s*)token=([^;\s]+)/;
const BEARER = /^Bearer +(\S+)$/i;

/** Returns the access token that came with an upgrade, as a browser or another client sends it; null: none. */
export function tokenOf({ authorization, cookie }: IncomingHttpHeaders): string | null {
  const written = BEARER.exec(authorization ?? "")?.[1] ?? COOKIE.exec(cookie ?? "")?.[1];
  if (written === undefined) return null;
  try {
    return decodeURIComponent(written);
  } catch {
    return null;
  }
}

/**
 * Returns the person of a token; null: it proves nothing at present. The link only counts to them: they still log in
 * over it.
 */
export async function accountOf(
  token: string,
  authenticate: Authenticators["authenticate"],
): Promise<string | null> {
  const identity = await authenticate(token).catch(() => null);
  return identity && String(identity.userId);
}
