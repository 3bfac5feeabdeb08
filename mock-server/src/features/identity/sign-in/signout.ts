/** Signs people out. */
import { ok, type Handler } from "../../../http/handler.ts";

/** POST /auth/signout: ends the token, and closes the connections opened with it. */
export const signout: Handler<"signout"> = async ({ user }, { sessions, router }) => {
  await sessions.revoke(user.session);
  router.checkTokens(user.id);
  return ok({});
};
