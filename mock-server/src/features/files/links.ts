import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** How long a link to a document works. */
const LIFE_MS = 5 * 60_000;

/** Links that whoever holds them may follow, for a while: an <img> and a download send no token. */
export interface Links {
  /** `{id}-{until}-{signature}`. */
  make(fileId: number): string;
  /** The file behind a link that still works; null for any other. */
  read(link: string): number | null;
}

/** In: the real time, ms. The key is this process's own: a restart ends all links, which live five minutes anyway. */
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
