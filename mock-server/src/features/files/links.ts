/** Signs temporary links to documents. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** How long a link to a document is valid. */
const LIFE_MS = 5 * 60_000;

/** Temporary links that need no session: an <img> and a download send no token. */
export interface Links {
  /** `{id}-{until}-{signature}`. */
  make(fileId: number): string;
  /** Returns the file of a valid link; null for any other. */
  read(link: string): number | null;
}

/**
 * Returns signed links. The key belongs to this process: a restart ends all links, which last five minutes anyway.
 * @param now the real time, ms.
 */
export function createLinks(now: () => number): Links {
  const key = randomBytes(32);
  const signatureOf = (fileId: number, until: number): Buffer =>
    createHmac("sha256", key).update(`${fileId}-${until}`).digest();

  return {
    make(fileId) {
      const until = now() + LIFE_MS;
      return `${fileId}-${until}-${signatureOf(fileId, until).toString("base64url")}`;
    },
    read(link) {
      const [, id, until, signature] = /^(\d{1,10})-(\d{1,16})-([\w-]{43})$/.exec(link) ?? [];
      if (id === undefined || until === undefined || signature === undefined) return null;
      if (Number(until) < now()) return null;
      const given = Buffer.from(signature, "base64url");
      return timingSafeEqual(given, signatureOf(Number(id), Number(until))) ? Number(id) : null;
    },
  };
}
