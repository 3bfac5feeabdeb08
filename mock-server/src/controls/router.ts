import { ok, refuse, type Handler } from "../http/handler.ts";

/** POST /_mock/router. A router elsewhere is not ours to take down; closing somebody's links works with either. */
export const setRouter: Handler<"setRouter"> = async ({ body }, { router }) => {
  if (!router.setUp) {
    if (!body.up) return refuse("VALIDATION", { errors: [{ field: "up", message: ELSEWHERE }] });
  } else router.setUp(body.up);
  if (body.drop_user !== undefined) router.kick(body.drop_user);
  return ok({ up: router.up });
};

const ELSEWHERE = "The router runs elsewhere and can't be taken down from here";
