/** Signs temporary links to documents. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** How long a link to a document is valid, unless it says otherwise. */
const LIFE_MS = 5 * 60_000;

/** Temporary links that need no session: an <img> and a download send no token. */
export interface Links {
  /** `{number}-…-{until}-{signature}`; `lifeMs`: how long it is valid. */
  make(numbers: readonly number[], lifeMs?: number): string;
  /** Returns the numbers of a valid link; null for any other. */
  read(link: string): number[] | null;
}

/**
 * Returns signed links. The key belongs to one run of the server: a restart ends all links, which last an hour at most.
 * @param now the real time, ms.
 * @param key of all processes of the server; left out: a random one.
 */
export function createLinks(now: () => number, key = randomBytes(32)): Links {
  const signatureOf = (signed: string): Buffer => createHmac("sha256", key).update(signed).digest();

  return {
    make(numbers, lifeMs = LIFE_MS) {
      const signed = [...numbers, now() + lifeMs].join("-");
      return `${signed}-${signatureOf(signed).toString("base64url")}`;
    },
    read(link) {
      const [, signed, signature] = /^(\d{1,16}(?:-\d{1,16}){1,4})-([\w-]{43})$/.exec(link) ?? [];
      if (signed === undefined || signature === undefined) return null;
      const numbers = signed.split("-").map(Number);
      const until = numbers.pop()!;
      if (until < now()) return null;
      return timingSafeEqual(Buffer.from(signature, "base64url"), signatureOf(signed)) ? numbers : null;
    },
  };
}
