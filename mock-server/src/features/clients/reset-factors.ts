/** Removes the second factors of a person who lost them. */
import { unconfirmed } from "../../http/unconfirmed.ts";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { recordHelp, signOutAndTell } from "./help-sign-in.ts";
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
  const { store, clock } = context;
  const unsure = await unconfirmed({ user, headers }, context);
  if (unsure) return unsure;
  const { id_user: id, reason } = body;
  if (id === user.id) return refuse("ROLE_FORBIDDEN");
  const at = clock.now();
  const outcome = await store.write(async (db, notifyUser) => {
    const target = await findUser(db, id);
    if (!target) return null;
    if (!(await removeFactors(db, id))) return "none" as const;
    const act = { at, userId: user.id, act: "user.factors", reason, aboutId: id, address } as const;
    await recordHelp(db, notifyUser, { ...act, text: NOTICE });
    return target;
  });
  if (outcome === null) return refuse("NOT_FOUND");
  if (outcome === "none") return refuse("FACTOR_REQUIRED", { person_has_none: true });
  await signOutAndTell(context, outcome.user, MESSAGE);
  return ok(presentClient(outcome));
};
