/** Keeps the access token in a cookie. Only this app reads it: the server reads the Authorization header. */

const NAME = "token";
/** The longest duration of a session on the server, seconds. */
const MAX_AGE_S = 30 * 86_400;

/** Returns the token of this browser, or null. Read each time, since another tab may have signed in or out. */
export function readToken(): string | null {
  // A page that the build draws has no cookie: it is a visitor's page.
  if (typeof document === "undefined") return null;
  const entry = document.cookie.split("; ").find((pair) => pair.startsWith(`${NAME}=`));
  return entry ? decodeURIComponent(entry.slice(NAME.length + 1)) || null : null;
}

/** Keeps a token, or removes it when null. */
export function writeToken(token: string | null): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  const value = token === null ? "; Max-Age=0" : `; Max-Age=${MAX_AGE_S}`;
  document.cookie = `${NAME}=${encodeURIComponent(token ?? "")}; Path=/; SameSite=Strict${value}${secure}`;
}
