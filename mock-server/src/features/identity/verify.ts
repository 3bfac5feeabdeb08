/** Verifies contacts. */
import { dropCode } from "../../tables/people/codes.ts";
import type { Store } from "../../store/store.ts";
import { answer, refuse, type Handler } from "../../http/handler.ts";
import { maskContact, readContact, type Contact } from "../../domain/people/contact.ts";
import { contactsOf } from "./contacts.ts";
import { deviceName } from "./device.ts";
import { guessCode } from "./guess-code.ts";
import { messages, sendLater } from "./messages.ts";
import {
  isTaken,
  setVerified,
  standingOf,
  userById,
  verification,
  type UserRow,
} from "./repository-contacts.ts";

/**
 * POST /auth/verify. A contact verified by another person is answered like a wrong code. The status follows from
 * the contacts, and the session continues with a new token.
 */
export const verifyContact: Handler<"verifyContact"> = async (request, context) => {
  const { body, user, address, userAgent } = request;
  const { store, sessions } = context;
  const contact = readContact(body.contact);
  const before = await store.read((db) => userById(db, user.id));
  if (!before) return refuse("UNAUTHORIZED");
  if (standingOf(before, contact) !== "verified") {
    const check = await guessCode(verification(contact, user.id), body.code, context);
    if (!check.ok) return check;
    if (!(await verified(store, user.id, contact))) return refuse("CODE_EXPIRED");
    tellReplaced(before, contact, (old, text) => sendLater(context, old, text));
  }
  const access_token = await sessions.replace(user.session, user.id, {
    device: deviceName(userAgent),
    address,
  });
  sessions.forget(user.id);
  return answer({ result: "success" as const, access_token, data: await contactsOf(user.id, context) });
};

/** @returns whether the contact is now theirs: another person may have been faster, or the code was used twice. */
function verified(store: Store, userId: number, contact: Contact): Promise<boolean> {
  return store.write((db, notifyUser) => {
    const row = userById(db, userId);
    if (!row || standingOf(row, contact) !== "to_verify" || isTaken(db, contact, userId)) return false;
    if (!dropCode(db, verification(contact, userId))) return false;
    setVerified(db, row, contact);
    notifyUser(userId, "profile");
    return true;
  });
}

/** Notifies the old address of a person whose verified contact is replaced. */
function tellReplaced(
  before: UserRow,
  contact: Contact,
  send: (old: Contact, message: ReturnType<typeof messages.contactReplaced>) => void,
): void {
  const old = contact.kind === "email" ? before.email : before.phone;
  const wasVerified = contact.kind === "email" ? before.emailVerified : before.phoneVerified;
  if (!wasVerified || old === null || old === contact.value) return;
  send({ kind: contact.kind, value: old }, messages.contactReplaced(maskContact(contact)));
}
