/** Sets a client's password. */
import { unconfirmed } from "../../http/unconfirmed.ts";
import { easyToGuess } from "../identity/public.ts";
import { isStaff } from "@marsa/api-spec/roles";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { recordHelp, signOutAndTell } from "./help-sign-in.ts";
import { presentClient } from "./presenter.ts";
import { findUser, setOneTimePassword } from "./repository.ts";

const NOTICE = "Our staff set a one-time password for you. Choose your own when you sign in.";
const MESSAGE = {
  subject: "A one-time password for your Marsa account",
  text: "Our staff set a one-time password for your Marsa account, and you were signed out everywhere. Sign in with it and choose your own password. If you did not ask for it, write to us at once.",
};

/**
 * PUT /backoffice/clients/user/update: sets a password that must be changed at the next sign-in, ends every session
 * of the person and tells them by mail and SMS. Only an admin may do so for staff, auctioneers included, since the
 * password allows signing in as this person.
 */
export const setUserPassword: Handler<"setUserPassword"> = async (request, context) => {
  const { body, user, headers, address } = request;
  const { store, clock, passwords } = context;
  const unsure = await unconfirmed({ user, headers }, context);
  if (unsure) return unsure;
  const { id_user: id } = body;
  const target = await store.read((db) => findUser(db, id));
  if (!target) return refuse("NOT_FOUND");
  if (isStaff(target.user) && user.ustatus !== "admin") return refuse("ROLE_FORBIDDEN");
  const easy = await easyToGuess("password", body.password, target.user);
  if (easy) return refuse("VALIDATION", { errors: [easy] });
  const hash = await passwords.hash(body.password);
  const at = clock.now();
  await store.write(async (db, notifyUser) => {
    await setOneTimePassword(db, id, hash);
    const act = { at, userId: user.id, act: "user.password", reason: null, aboutId: id, address } as const;
    await recordHelp(db, notifyUser, { ...act, text: NOTICE });
  });
  await signOutAndTell(context, target.user, MESSAGE);
  return ok(presentClient(target));
};
