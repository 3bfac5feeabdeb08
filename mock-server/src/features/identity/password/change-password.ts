/** Changes a user's password. */
import { ok, refuse, type Handler } from "../../../http/handler.ts";
import { messages, sendLater } from "../messages.ts";
import { easyToGuess } from "../new-password.ts";
import { endOthers } from "../sign-in/repository-sessions.ts";
import { setPassword } from "../repository.ts";
import { userById } from "../repository-contacts.ts";
import { rightPassword } from "../sign-in/right-password.ts";

const NOT_NEW = { field: "pw", message: "Choose another password than the one-time one" };

/** PUT /auth/password: ends all other sessions. A one-time password must change. */
export const changePassword: Handler<"changePassword"> = async ({ body, user }, context) => {
  const { store, sessions, router, passwords } = context;
  const refused = await rightPassword(user.id, body.password, context);
  if (refused) return refused;
  if (user.step === "password" && body.pw === body.password)
    return refuse("VALIDATION", { errors: [NOT_NEW] });
  const person = await store.read((db) => userById(db, user.id));
  const easy = await easyToGuess("pw", body.pw, person ?? {});
  if (easy) return refuse("VALIDATION", { errors: [easy] });
  const passwordHash = await passwords.hash(body.pw);
  const { ended, row } = await store.write(async (db) => {
    await setPassword(db, user.id, passwordHash);
    return { ended: await endOthers(db, user.id, user.session), row: await userById(db, user.id) };
  });
  sessions.forgetOthers(user.id);
  router.checkTokens(user.id);
  if (row?.emailVerified && row.email !== null) {
    sendLater(context, { kind: "email", value: row.email }, messages.passwordChanged());
  }
  return ok({ ended });
};
