/** Confirms a session with the password. */
import { confirmSession } from "../../tables/people/confirmation.ts";
import { ok, type Handler } from "../../http/handler.ts";
import { rightPassword } from "./right-password.ts";

/** POST /auth/confirm: asks for the password again before final actions. Valid for this session, for five minutes. */
export const confirmPassword: Handler<"confirmPassword"> = async ({ body, user }, context) => {
  const refused = await rightPassword(user.id, body.password, context);
  if (refused) return refused;
  const { token, until } = await confirmSession(context.store, user.session, context.realNow());
  return ok({ confirm: token, expires: new Date(until).toISOString() });
};
