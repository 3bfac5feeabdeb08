/** POST /auth/recovery/{init,password}: a new password with a code to a verified contact. */
import { instant } from "@marsa/api-spec/dates";
import { fieldRules } from "@marsa/api-spec/rules";
import { publicLimits } from "../../domain/public-limits.ts";
import {
  dropCode,
  returnTry,
  makeCode,
  putCode,
  resendAt,
  type CodeSubject,
} from "../../tables/people/codes.ts";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { tooMany } from "../../http/limits/rate-limited.ts";
import type { Contact } from "../../domain/people/contact.ts";
import { guessCode } from "./contacts/guess-code.ts";
import { messages, sendLater } from "./messages.ts";
import { easyToGuess } from "./new-password.ts";
import { recoversFrom } from "./contacts/repository-changes.ts";
import { knownContact, ownerOf } from "./contacts/repository-contacts.ts";
import { setPassword } from "./repository.ts";

const NO_CONTACT = { field: "id", message: fieldRules.valid("Email or mobile phone") };

/** Stored by contact: an unknown contact gets an entry too, which no code matches. */
const recoveryOf = ({ value }: Contact): CodeSubject => ({ purpose: "recovery", contact: value, userId: 0 });

/**
 * Same answer and same work for verified and unknown contacts. A repeat within a minute returns the next time for a
 * code, and sends none.
 */
export const recoveryInit: Handler<"recoveryInit"> = async ({ body, address }, context) => {
  const { store, clock, rateLimit } = context;
  const contact = await store.read((db) => knownContact(db, body.id));
  if (!contact) return refuse("VALIDATION", { errors: [NO_CONTACT] });
  const subject = recoveryOf(contact);
  const at = clock.now();
  const next = await store.read((db) => resendAt(db, subject, at));
  if (next !== null && next > at) return ok({ resend_at: new Date(next).toISOString() });
  const refused = tooMany(rateLimit, [
    ["codeByContact", contact.value],
    ["codeByAddress", address],
  ]);
  if (refused) return refused;
  const { digits, hash } = await makeCode(context.passwords);
  const message = await store.write((db) => {
    const owner = ownerOf(db, contact);
    const from = owner && recoversFrom(db, owner.id, contact.value, at);
    putCode(db, subject, owner && from === null ? hash : null, at);
    if (!owner) return null;
    return from === null ? messages.recovery(digits) : messages.tooNew(instant(from));
  });
  if (message) sendLater(context, contact, message);
  return ok({ resend_at: new Date(at + publicLimits.resendS * 1000).toISOString() });
};

/** Sets the password, ends all sessions, and notifies the owner. */
export const recoveryPassword: Handler<"recoveryPassword"> = async ({ body }, context) => {
  const { store, sessions, router, passwords } = context;
  const contact = await store.read((db) => knownContact(db, body.id));
  if (!contact) return refuse("VALIDATION", { errors: [NO_CONTACT] });
  // The code first: the estimate of a password takes time, which nobody gets without one.
  const check = await guessCode(recoveryOf(contact), body.code, context);
  if (!check.ok) return check;
  const person = await store.read((db) => ownerOf(db, contact));
  const easy = await easyToGuess("pw", body.pw, person ?? {});
  if (easy) {
    await store.write((db) => returnTry(db, recoveryOf(contact)));
    return refuse("VALIDATION", { errors: [easy] });
  }
  const passwordHash = await passwords.hash(body.pw);
  const userId = await store.write((db) => {
    const owner = ownerOf(db, contact);
    if (!owner || !dropCode(db, recoveryOf(contact))) return null;
    setPassword(db, owner.id, passwordHash);
    return owner.id;
  });
  if (userId === null) return refuse("CODE_EXPIRED");
  await sessions.revokeAllOf(userId);
  router.kick(userId);
  sendLater(context, contact, messages.passwordChanged());
  return ok({});
};
