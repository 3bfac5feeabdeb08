/** Deletes an account. */
import { isStaff } from "@marsa/api-spec/roles";
import { addToAudit } from "../../../tables/people/audit.ts";
import { nameOfUser } from "../../../tables/people/user-name.ts";
import { unconfirmed } from "../../../http/unconfirmed.ts";
import { ok, refuse, type Handler } from "../../../http/handler.ts";
import { maskContact, type Contact } from "../../../domain/people/contact.ts";
import { messages, sendLater } from "../messages.ts";
import { blockersOf, makeAnonymous } from "./repository-deletion.ts";
import { userById } from "../contacts/repository-contacts.ts";

/**
 * DELETE /auth/account: final, so only after a recent password confirmation, and not while anything is open. No
 * answer is stored for the key: the account no longer exists for a repeat.
 */
export const deleteAccount: Handler<"deleteAccount"> = async ({ headers, user, address }, context) => {
  const { store, clock, files, sessions, router } = context;
  const unsure = await unconfirmed({ user, headers }, context);
  if (unsure) return unsure;
  const { blockers, row } = await store.write((db) => {
    const open = blockersOf(db, user.id);
    const before = userById(db, user.id);
    if (open.length === 0) {
      if (isStaff(user)) {
        const [at, userId] = [clock.now(), user.id];
        const subject = nameOfUser(db, userId);
        addToAudit(db, { at, userId, act: "user.delete", subject, reason: null, aboutId: userId, address });
      }
      makeAnonymous(db, user.id, clock.now());
    }
    return { blockers: open, row: before };
  });
  if (blockers.length > 0) return refuse("ACCOUNT_BUSY", { blockers });
  await sessions.revokeAllOf(user.id);
  // Their files go now, and with them the links to them: `makeAnonymous` dated them 0.
  await files.sweep(1);
  router.kick(user.id);
  const left: Contact | null =
    row?.emailVerified && row.email !== null ? { kind: "email", value: row.email } : null;
  if (left) sendLater(context, left, messages.deleted(maskContact(left)));
  return ok({});
};
