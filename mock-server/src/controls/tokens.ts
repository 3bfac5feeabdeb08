import { addBidders } from "../db/demo.ts";
import { ok, type Handler, type Schema } from "../http/handler.ts";

const DEPOSIT_AED = 1_000_000;

/** POST /_mock/tokens: bidders for a load test, signed in. They have no password, so this is their only session. */
export const makeTokens: Handler<"makeTokens"> = async ({ body }, { store, sessions, clock, terms }) => {
  const { count, deposit: depositAed = DEPOSIT_AED } = body;
  const ids = await addBidders(store, { count, depositAed, now: clock.now(), terms });
  const tokens = await sessions.open(ids);
  return ok(ids.map((id, i): Schema<"Token"> => ({ id_user: id, access_token: tokens[i]! })));
};
