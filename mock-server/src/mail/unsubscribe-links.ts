/** Signs the links by which a person ends mails of one kind without signing in. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { join } from "node:path";
import type { OptionalNoticeKind } from "../domain/notices.ts";
import { usualNotices } from "../domain/notices.ts";
import { keepSecret, readSecret } from "../env/secret-file.ts";

/** Mails of one kind to one person. */
export interface Subscription {
  readonly userId: number;
  readonly kind: OptionalNoticeKind;
}

export interface UnsubscribeLinks {
  /** Returns a token that never ends: an old mail can still be unsubscribed from. */
  make(subscription: Subscription): string;
  /** Returns the subscription of a valid token; null for any other. */
  read(token: string): Subscription | null;
}

const FILE = "server.mail-key";
const KEY = /^[\w-]{43}$/;

/**
 * Returns signed links. The key lies beside the database, so that the links of sent mails outlive a restart.
 * @param folder of the database
 */
export function createUnsubscribeLinks(folder: string): UnsubscribeLinks {
  let cachedKey: string | null = null;
  const key = () => (cachedKey ??= keyIn(join(folder, FILE)));
  const signatureOf = (content: string): Buffer =>
    createHmac("sha256", key()).update(`unsubscribe ${content}`).digest();
  return {
    make({ userId, kind }) {
      const content = `${userId}-${kind}`;
      return `${content}-${signatureOf(content).toString("base64url")}`;
    },
    read(token) {
      const [, id, kind, signature] = /^(\d{1,10})-([a-z]{1,20})-([\w-]{43})$/.exec(token) ?? [];
      if (id === undefined || kind === undefined || signature === undefined) return null;
      if (!isOptional(kind)) return null;
      const given = Buffer.from(signature, "base64url");
      return timingSafeEqual(given, signatureOf(`${id}-${kind}`)) ? { userId: Number(id), kind } : null;
    },
  };
}

function isOptional(kind: string): kind is OptionalNoticeKind {
  return Object.hasOwn(usualNotices.kinds, kind);
}

/** @throws Error when the file holds something else. */
function keyIn(file: string): string {
  const key = (readSecret(file) ?? keepSecret(file, `${randomBytes(32).toString("base64url")}\n`)).trim();
  if (!KEY.test(key)) throw new Error(`${file} holds no key. Remove it, and the next start makes a new one.`);
  return key;
}
