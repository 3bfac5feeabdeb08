/** Removes the second factors of a person who lost them. */
import { nameOfUser } from "../../tables/people/user-name.ts";
import { accountMail } from "../../mail/account-mail.ts";
import { addToAudit } from "../../tables/people/audit.ts";
import { unconfirmed } from "../../http/unconfirmed.ts";
import { notify } from "../../tables/notices/notify.ts";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { presentClient } from "./presenter.ts";
import { findUser } from "./repository.ts";
import { removeFactors } from "./repository-factors.ts";

const NOTICE = "Our staff reset your two-step sign-in. Set it up again under Account.";
const MESSAGE = {
  subject: "Your two-step sign-in was reset",
  text: "Our staff removed the authenticator app, the passkeys and the recovery codes of your Marsa account, and you were signed out everywhere. Sign in with your password and set up two-step sign-in again. If you did not ask for it, change your password and write to us at once.",
};

/**
 * POST /backoffice/users/factors/reset, for an admin who has confirmed who they are. Ends every session of the person
 * and tells them by mail and SMS. Admins cannot reset their own: a stolen session of theirs must not.
 */
export const resetUserFactors: Handler<"resetUserFactors"> = async (request, context) => {
  const { body, user, headers, address } = request;
  const { store, clock, sessions, router, mail, sms, log } = context;
  const unsure = await unconfirmed({ user, headers }, context);
  if (unsure) return unsure;
  const { id_user: id, reason } = body;
  if (id === user.id) return refuse("ROLE_FORBIDDEN");
  const at = clock.now();
  const outcome = await store.write(async (db, notifyUser) => {
    const target = await findUser(db, id);
    if (!target) return null;
    if (!(await removeFactors(db, id))) return "none" as const;
    const subject = await nameOfUser(db, id);
    await notify(db, notifyUser, {
      userId: id,
      kind: "account",
      text: NOTICE,
      at,
      lotId: null,
      link: "/account",
    });
    await addToAudit(db, { at, userId: user.id, act: "user.factors", subject, reason, aboutId: id, address });
    return target;
  });
  if (outcome === null) return refuse("NOT_FOUND");
  if (outcome === "none") return refuse("FACTOR_REQUIRED", { person_has_none: true });
  await sessions.revokeAllOf(id);
  router.kick(id);
  const { email, emailVerified, phone, phoneVerified } = outcome.user;
  const failed = (error: unknown) => log.error("a message was not sent", error);
  if (email !== null && emailVerified)
    mail.send(accountMail(email, MESSAGE.subject, MESSAGE.text)).catch(failed);
  if (phone !== null && phoneVerified) sms.send({ to: phone, text: MESSAGE.text }).catch(failed);
  return ok(presentClient(outcome));
};
