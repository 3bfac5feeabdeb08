/** Deletes an account. */
import { isStaff } from "@marsa/api-spec/roles";
import { addToAudit } from "../../../tables/people/audit.ts";
import { nameOfUser } from "../../../tables/people/user-name.ts";
import { commandKey } from "../../../http/command-key.ts";
import { writeIdempotent } from "../../../tables/notices/write-idempotent.ts";
import { unconfirmed } from "../../../http/unconfirmed.ts";
import { ok, refuse, type Handler } from "../../../http/handler.ts";
import { maskContact, type Contact } from "../../../domain/people/contact.ts";
import { messages, sendLater } from "../messages.ts";
import { blockersOf, makeAnonymous, type Blocker } from "./repository-deletion.ts";
import { userById, type UserRow } from "../repository-contacts.ts";

/**
 * DELETE /auth/account: final, so only after a recent password confirmation, and not while anything is open. Two at
 * once are one; for a later repeat the session no longer exists.
 */
export const deleteAccount: Handler<"deleteAccount"> = async ({ headers, user, address }, context) => {
  const { store, clock, files, sessions, router } = context;
  const unsure = await unconfirmed({ user, headers }, context);
  if (unsure) return unsure;
  const [at, userId] = [clock.now(), user.id];
  // Whatever is open may end before a repeat.
  const key = { ...commandKey("deleteAccount", { user, headers }, []), keepRefusal: () => false };
  const found: { blockers: Blocker[]; row: UserRow | null } = { blockers: [], row: null };
  const outcome = await writeIdempotent<object, "ACCOUNT_BUSY">(store, key, at, async (db) => {
    found.blockers = await blockersOf(db, userId);
    if (found.blockers.length > 0) return { ok: false, code: "ACCOUNT_BUSY", details: {} };
    found.row = await userById(db, userId);
    if (isStaff(user)) {
      const subject = await nameOfUser(db, userId);
      await addToAudit(db, {
        at,
        userId,
        act: "user.delete",
        subject,
        reason: null,
        aboutId: userId,
        address,
      });
    }
    await makeAnonymous(db, userId, at);
    return { ok: true, reply: {} };
  });
  const { blockers, row } = found;
  if (!outcome.ok) return refuse(outcome.code, outcome.code === "ACCOUNT_BUSY" ? { blockers } : {});
  await sessions.revokeAllOf(user.id);
  // Their files go now, and with them the links to them: `makeAnonymous` dated them 0.
  await files.sweep(1);
  router.kick(user.id);
  const left: Contact | null =
    row?.emailVerified && row.email !== null ? { kind: "email", value: row.email } : null;
  if (left) sendLater(context, left, messages.deleted(maskContact(left)));
  return ok({});
};
