/** Codes to contacts: valid for a few minutes, those of six digits for a few guesses. Only hashes are stored. */
import { and, desc, eq, gt, inArray, lt } from "drizzle-orm";
import { hash as digest, randomInt } from "node:crypto";
import { publicLimits } from "../../domain/public-limits.ts";
import type { Passwords } from "./password.ts";
import { code, type CodePurpose } from "../schema/identity.ts";
import type { Database, Store } from "../../store/store.ts";
import { asyncOrm } from "../system/driver.ts";

/** How long a code is valid, and how many guesses it allows. */
const CODE_LIFE_MS = 10 * 60_000;
const TRIES = 5;

/** The owner and purpose of a code. `userId` 0: the answer must not reveal who has a code. */
export interface CodeSubject {
  readonly purpose: CodePurpose;
  /** As stored: an email in lower case, a phone in E.164. */
  readonly contact: string;
  readonly userId: number;
}

/** A code in clear, for the message only, and its hash, for the table. */
export interface NewCode {
  readonly digits: string;
  readonly hash: string;
}

/** Returns random digits and their argon2id hash: a code expires before the hash can be reversed. */
export async function makeCode(passwords: Passwords): Promise<NewCode> {
  const digits = String(randomInt(10 ** publicLimits.codeLength)).padStart(publicLimits.codeLength, "0");
  return { digits, hash: await passwords.hash(digits) };
}

/** Returns a code for a new password: sixteen digits, which nobody guesses, so that strangers' guesses do not end it. */
export function makeRecoveryCode(contact: string): NewCode {
  const digits = Array.from({ length: 4 }, () => String(randomInt(10_000)).padStart(4, "0")).join(" ");
  return { digits, hash: recoveryHash(contact, digits) };
}

function recoveryHash(contact: string, digits: string): string {
  return digest("sha256", `marsa recovery ${contact} ${digits.replaceAll(/\D/g, "")}`);
}

/**
 * Records that a code was sent at `at` (ms), in place of the last one; a code for a new password joins the others.
 * `hash` null: none was sent, and no code will match. Inside a write.
 */
export async function putCode(
  db: Database,
  subject: CodeSubject,
  hash: string | null,
  at: number,
): Promise<void> {
  if (subject.purpose !== "recovery") await dropCode(db, subject);
  await asyncOrm(db)
    .insert(code)
    .values({ ...subject, hash, sentAt: at, expiresAt: at + CODE_LIFE_MS, triesLeft: TRIES });
}

/** Compares digits with the codes for a new password that are valid; "none": no code is. Costs no more than a look. */
export async function matchRecovery(
  db: Database,
  subject: CodeSubject,
  digits: string,
  now: number,
): Promise<"right" | "wrong" | "none"> {
  const valid = and(isOf(subject), gt(code.expiresAt, now));
  const sent = await asyncOrm(db).select({ hash: code.hash }).from(code).where(valid);
  const typed = recoveryHash(subject.contact, digits);
  return sent.some(({ hash }) => hash === typed) ? "right" : sent.length > 0 ? "wrong" : "none";
}

/** Returns when the next code may be requested, ms; null: at once. */
export async function resendAt(db: Database, subject: CodeSubject, now: number): Promise<number | null> {
  const row = await asyncOrm(db).select().from(code).where(isOf(subject)).orderBy(desc(code.sentAt)).get();
  return row && row.expiresAt > now ? row.sentAt + publicLimits.resendS * 1000 : null;
}

export type CodeCheck =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: "CODE_EXPIRED"; readonly details: object }
  | { readonly ok: false; readonly code: "CODE_WRONG"; readonly details: { readonly tries_left: number } };

const EXPIRED = { ok: false, code: "CODE_EXPIRED", details: {} } as const;

/**
 * Whether these are the sent digits. Counts a guess before the check, so that simultaneous guesses count too, and
 * takes the same time without a code. A right code stays valid: `dropCode` belongs in the write that uses it.
 */
export async function checkCode(
  { store, passwords }: { readonly store: Store; readonly passwords: Passwords },
  subject: CodeSubject,
  digits: string,
  now: number,
): Promise<CodeCheck> {
  const row = await store.write(async (db) => {
    const known = await asyncOrm(db).select().from(code).where(isOf(subject)).get();
    if (!known || known.expiresAt <= now || known.triesLeft <= 0) return null;
    const triesLeft = known.triesLeft - 1;
    await asyncOrm(db).update(code).set({ triesLeft }).where(eq(code.id, known.id));
    return { hash: known.hash, triesLeft };
  });
  if (!row) return EXPIRED;
  if (await passwords.verify(digits.trim(), row.hash)) return { ok: true };
  return { ok: false, code: "CODE_WRONG", details: { tries_left: row.triesLeft } };
}

/**
 * Removes a used code, and the others of its subject.
 * @returns whether it still existed: of two simultaneous uses only one succeeds.
 */
export async function dropCode(db: Database, subject: CodeSubject): Promise<boolean> {
  return (await asyncOrm(db).delete(code).where(isOf(subject))).changes > 0;
}

/**
 * Deletes codes that expired before this instant (ms), `limit` at most.
 * @returns the number of deleted codes.
 */
export async function deleteCodesBefore(db: Database, before: number, limit: number): Promise<number> {
  const due = asyncOrm(db).select({ id: code.id }).from(code).where(lt(code.expiresAt, before)).limit(limit);
  return (await asyncOrm(db).delete(code).where(inArray(code.id, due))).changes;
}

function isOf({ purpose, contact, userId }: CodeSubject) {
  return and(eq(code.purpose, purpose), eq(code.contact, contact), eq(code.userId, userId));
}
