/** Sends a verification code to a contact. */
import { makeCode, putCode, resendAt } from "../../../tables/people/codes.ts";
import type { Context } from "../../../http/context.ts";
import type { Refusal } from "../../../http/handler.ts";
import { rateLimitedFor, tooMany } from "../../../http/rate-limited.ts";
import type { Contact } from "../../../domain/people/contact.ts";
import { messages, sendLater } from "../messages.ts";
import { isTaken, verification } from "../repository-contacts.ts";

/**
 * Sends a new code, which replaces the previous one, at most once a minute. If another person has verified the
 * contact, no code is sent and that person is notified; the answer is the same.
 * @returns the refusal with the waiting time; null when the code is sent.
 */
export async function sendCode(
  contact: Contact,
  userId: number,
  address: string,
  context: Context,
): Promise<Refusal<"RATE_LIMITED"> | null> {
  const { store, clock, rateLimit } = context;
  const subject = verification(contact, userId);
  const next = await store.read((db) => resendAt(db, subject, clock.now()));
  if (next !== null && next > clock.now()) return rateLimitedFor(Math.ceil((next - clock.now()) / 1000));
  const refused = tooMany(rateLimit, [
    ["codeByContact", contact.value],
    ["codeByAddress", address],
  ]);
  if (refused) return refused;
  const { digits, hash } = await makeCode(context.passwords);
  const taken = await store.write(async (db) => {
    const isOthers = await isTaken(db, contact, userId);
    await putCode(db, subject, isOthers ? null : hash, clock.now());
    return isOthers;
  });
  sendLater(context, contact, taken ? messages.alreadyYours() : messages.verify(digits));
  return null;
}
