/** Verifies contacts. */
import { dropCode } from "../../../tables/people/codes.ts";
import type { Context } from "../../../http/context.ts";
import { answer, refuse, type Handler } from "../../../http/handler.ts";
import { maskContact, type Contact } from "../../../domain/people/contact.ts";
import { contactsOf } from "../contacts/contacts.ts";
import { deviceName } from "../sign-in/device.ts";
import { guessCode } from "../guess-code.ts";
import { recordChange } from "../undo-change.ts";
import { messages, sendLater } from "../messages.ts";
import {
  isTaken,
  ownContact,
  setVerified,
  standingOf,
  userById,
  verification,
  type UserRow,
} from "../repository-contacts.ts";

/**
 * POST /auth/verify. A contact verified by another person is answered like a wrong code. The status follows from
 * the contacts, and the session continues with a new token.
 */
export const verifyContact: Handler<"verifyContact"> = async (request, context) => {
  const { body, user, address, userAgent } = request;
  const { store, sessions } = context;
  const before = await store.read((db) => userById(db, user.id));
  if (!before) return refuse("UNAUTHORIZED");
  const contact = ownContact(before, body.contact);
  if (!contact) return refuse("CODE_EXPIRED");
  if (standingOf(before, contact) !== "verified") {
    const check = await guessCode(verification(contact, user.id), body.code, context);
    if (!check.ok) return check;
    const done = await verified(context, user.id, contact);
    if (!done) return refuse("CODE_EXPIRED");
    if (done.replaced) {
      const link = `${context.env.publicUrl}/undo-contact/${done.replaced.secret}`;
      sendLater(context, done.replaced.old, messages.contactReplaced(maskContact(contact), link));
    }
  }
  const access_token = await sessions.replace(user.session, user.id, {
    device: deviceName(userAgent),
    address,
  });
  sessions.forget(user.id);
  return answer({ result: "success" as const, access_token, data: await contactsOf(user.id, context) });
};

/**
 * @returns the replaced contact with the secret of its link, if one was verified; null: the contact is not theirs now,
 *   since another person was faster or the code was used twice.
 */
function verified(
  { store, clock }: Context,
  userId: number,
  contact: Contact,
): Promise<{ readonly replaced: { readonly old: Contact; readonly secret: string } | null } | null> {
  return store.write(async (db, notifyUser) => {
    const row = await userById(db, userId);
    if (!row || standingOf(row, contact) !== "to_verify" || (await isTaken(db, contact, userId))) return null;
    if (!(await dropCode(db, verification(contact, userId)))) return null;
    const old = verifiedContact(row, contact.kind);
    await setVerified(db, row, contact);
    notifyUser(userId, "profile");
    if (!old || old.value === contact.value) return { replaced: null };
    return { replaced: { old, secret: await recordChange(db, userId, old, contact, clock.now()) } };
  });
}

function verifiedContact(row: UserRow, kind: Contact["kind"]): Contact | null {
  const value = kind === "email" ? row.email : row.phone;
  const isVerified = kind === "email" ? row.emailVerified : row.phoneVerified;
  return isVerified && value !== null ? { kind, value } : null;
}
