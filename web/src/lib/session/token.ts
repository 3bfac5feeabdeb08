/** The access token, in a cookie that only this app reads: the server looks at the Authorization header alone. */

const NAME = "token";
/** The longest a session lives on the server, seconds. */
const MAX_AGE_S = 30 * 86_400;

/** The token of this browser, or null. Read anew each time: another tab may have signed in or out. */
export function readToken(): string | null {
  // A page that is drawn ahead is a visitor's.
  if (typeof document === "undefined") return null;
  const entry = document.cookie.split("; ").find((pair) => pair.startsWith(`${NAME}=`));
  return entry ? decodeURIComponent(entry.slice(NAME.length + 1)) || null : null;
}

/** Keeps a token, or removes it when null. */
export function writeToken(token: string | null): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  const value = token === null ? "; Max-Age=0" : `; Max-Age=${MAX_AGE_S}`;
  document.cookie = `${NAME}=${encodeURIComponent(token ?? "")}; Path=/; SameSite=Lax${value}${secure}`;
}
