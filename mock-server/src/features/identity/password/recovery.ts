/** POST /auth/recovery/{init,password}: a new password with a code to a verified contact. */
import { instant } from "@marsa/api-spec/dates";
import { fieldRules } from "@marsa/api-spec/rules";
import { publicLimits } from "../../../domain/public-limits.ts";
import type { Context } from "../../../http/context.ts";
import {
  dropCode,
  makeRecoveryCode,
  matchRecovery,
  putCode,
  resendAt,
  type CodeSubject,
} from "../../../tables/people/codes.ts";
import { ok, refuse, type Handler, type Refusal } from "../../../http/handler.ts";
import { tooMany, type Attempt } from "../../../http/rate-limited.ts";
import type { Contact } from "../../../domain/people/contact.ts";
import { messages, sendLater } from "../messages.ts";
import { easyToGuess } from "../new-password.ts";
import { recoversFrom } from "../repository-changes.ts";
import { guessedPerson, knownContact, ownerOf } from "../repository-contacts.ts";
import { setPassword } from "../repository.ts";

const NO_CONTACT = { field: "id", message: fieldRules.valid("Email or mobile phone") };

/** Stored by contact: an unknown contact gets an entry too, which no code matches. */
const recoveryOf = ({ value }: Contact): CodeSubject => ({ purpose: "recovery", contact: value, userId: 0 });

/**
 * Same answer and same work for verified and unknown contacts. A repeat within a minute, or when the contact got its
 * codes of this hour, returns the next time for a code, and sends none: the last one is still good.
 */
export const recoveryInit: Handler<"recoveryInit"> = async ({ body, address }, context) => {
  const { store, clock, rateLimit } = context;
  const contact = await store.read((db) => knownContact(db, body.id));
  if (!contact) return refuse("VALIDATION", { errors: [NO_CONTACT] });
  const subject = recoveryOf(contact);
  const at = clock.now();
  const next = await store.read((db) => resendAt(db, subject, at));
  if (next !== null && next > at) return ok({ resend_at: new Date(next).toISOString() });
  const refused = tooMany(rateLimit, [["codeByAddress", address]]);
  if (refused) return refused;
  const waitS = rateLimit.take("recoveryByContact", contact.value);
  if (waitS > 0) return ok({ resend_at: new Date(at + waitS * 1000).toISOString() });
  const { digits, hash } = makeRecoveryCode(contact.value);
  const message = await store.write(async (db) => {
    const owner = await ownerOf(db, contact);
    const from = owner && (await recoversFrom(db, owner.id, contact.value, at));
    await putCode(db, subject, owner && from === null ? hash : null, at);
    if (!owner) return null;
    return from === null ? messages.recovery(digits) : messages.tooNew(instant(from));
  });
  if (message) sendLater(context, contact, message);
  return ok({ resend_at: new Date(at + publicLimits.resendS * 1000).toISOString() });
};

/** Sets the password, ends all sessions, and notifies the owner. */
export const recoveryPassword: Handler<"recoveryPassword"> = async ({ body, address }, context) => {
  const { store, sessions, router, passwords, rateLimit } = context;
  const contact = await store.read((db) => knownContact(db, body.id));
  if (!contact) return refuse("VALIDATION", { errors: [NO_CONTACT] });
  // The code first: the estimate of a password takes time, which nobody gets without one.
  const wrong = await wrongCode(contact, body.code, context);
  if (wrong) return wrong;
  const person = await store.read((db) => ownerOf(db, contact));
  const easy = await easyToGuess("pw", body.pw, person ?? {});
  if (easy) return refuse("VALIDATION", { errors: [easy] });
  const passwordHash = await passwords.hash(body.pw);
  const userId = await store.write(async (db) => {
    const owner = await ownerOf(db, contact);
    if (!owner || !(await dropCode(db, recoveryOf(contact)))) return null;
    await setPassword(db, owner.id, passwordHash);
    return owner.id;
  });
  if (userId === null) return refuse("CODE_EXPIRED");
  await sessions.revokeAllOf(userId);
  router.kick(userId);
  sendLater(context, contact, messages.passwordChanged());
  // The address is the owner's: the guesses of strangers do not keep them from signing in there.
  rateLimit.giveBack("signinByKnownAddress", `person ${userId} ${address}`);
  return ok({});
};

/** Refuses a wrong code. The guesses of strangers are limited, and never refuse a right one. */
async function wrongCode(
  contact: Contact,
  digits: string,
  { store, clock, rateLimit }: Context,
): Promise<Refusal<"CODE_WRONG" | "CODE_EXPIRED" | "RATE_LIMITED"> | null> {
  const { match, person } = await store.read(async (db) => ({
    match: await matchRecovery(db, recoveryOf(contact), digits, clock.now()),
    person: await guessedPerson(db, contact),
  }));
  if (match === "right") return null;
  const guess: Attempt = ["guessByPerson", `recovery ${person}`];
  const refused = tooMany(rateLimit, [guess]);
  if (refused) return refused;
  if (match === "none") return refuse("CODE_EXPIRED");
  return refuse("CODE_WRONG", { tries_left: rateLimit.left(...guess) });
}
