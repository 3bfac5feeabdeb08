/** Signs the links by which a person ends mails of one kind without signing in. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { OptionalNoticeKind } from "../domain/notices.ts";
import { usualNotices } from "../domain/notices.ts";

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
const OWNER_ONLY = 0o600;

/**
 * Returns signed links. The key lies beside the database, so that the links of sent mails outlive a restart.
 * @param folder of the database
 */
export function createUnsubscribeLinks(folder: string): UnsubscribeLinks {
  let kept: string | null = null;
  const key = () => (kept ??= readKey(join(folder, FILE)) ?? makeKey(folder));
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

function readKey(file: string): string | null {
  if (!existsSync(file)) return null;
  const key = readFileSync(file, "utf8").trim();
  if (!KEY.test(key)) throw new Error(`${file} holds no key. Remove it, and the next start makes a new one.`);
  return key;
}

/** The key appears whole or not at all; the key of another process that was faster stays. */
function makeKey(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, FILE);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(32).toString("base64url")}\n`, { mode: OWNER_ONLY });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
  return readKey(file)!;
}
