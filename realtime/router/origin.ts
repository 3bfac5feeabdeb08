/** Decides which pages may open a link. Clients other than browsers send no Origin and pass. */

/**
 * Returns whether a page of this origin may connect: pages of the own server always, others by a pattern. Patterns
 * are Crossbar's: `scheme://host:port`, the port always written out, `*` for any characters.
 */
export function isOriginAllowed(
  origin: string | undefined,
  host: string | undefined,
  patterns: readonly string[],
): boolean {
  if (origin === undefined) return true;
  const written = withPort(origin);
  if (written === null) return false;
  const scheme = written.slice(0, written.indexOf(":"));
  if (host !== undefined && written === withPort(`${scheme}://${host}`)) return true;
  return patterns.some((pattern) => toRegExp(pattern).test(written));
}

const PORTS: Readonly<Record<string, string>> = { "http:": "80", "https:": "443" };

/** Returns the origin with its port written out; null for an invalid one (`null`, a path). */
export function withPort(origin: string): string | null {
  if (!URL.canParse(origin)) return null;
  const { protocol, hostname, port, pathname } = new URL(origin);
  const written = port || PORTS[protocol];
  return written && pathname === "/" ? `${protocol}//${hostname}:${written}` : null;
}

function toRegExp(pattern: string): RegExp {
  const parts = pattern.split("*").map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`, "i");
}
