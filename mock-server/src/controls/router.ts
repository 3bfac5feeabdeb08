/** Stops and starts the embedded router. */
import { ok, refuse, type Handler } from "../http/handler.ts";

/** POST /_mock/router. An external router cannot be stopped; closing a user's connections works with both. */
export const setRouter: Handler<"setRouter"> = async ({ body }, { router }) => {
  if (!router.setUp) {
    if (!body.up) return refuse("VALIDATION", { errors: [{ field: "up", message: ELSEWHERE }] });
  } else router.setUp(body.up);
  if (body.drop_user !== undefined) router.kick(body.drop_user);
  return ok({ up: router.up });
};

const ELSEWHERE = "The router runs elsewhere and can't be taken down from here";
