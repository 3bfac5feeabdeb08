import { ok, type Handler } from "../../http/handler.ts";

/** POST /auth/signout: the token is worth nothing from here on, and the links opened with it are closed. */
export const signout: Handler<"signout"> = async ({ user }, { sessions, router }) => {
  await sessions.revoke(user.session);
  router.kick(user.id);
  return ok({});
};
