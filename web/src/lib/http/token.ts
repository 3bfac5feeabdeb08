/** Keeps the access token in a cookie. Only this app reads it: the server reads the Authorization header. */
import { readCookie, writeCookie } from "../browser/storage.ts";

const NAME = "token";
/** The longest duration of a session on the server, seconds. */
const MAX_AGE_S = 30 * 86_400;

/** Returns the token of this browser, or null. Read each time, since another tab may have signed in or out. */
export function readToken(): string | null {
  return readCookie(NAME);
}

/** Keeps a token, or removes it when null. */
export function writeToken(token: string | null): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  const lasts = token === null ? "" : `; Max-Age=${MAX_AGE_S}`;
  writeCookie(NAME, token, `Path=/; SameSite=Strict${lasts}${secure}`);
}
