/** Creates signed-in people for tests. */
import { addPeople } from "../scenes/fresh-people.ts";
import { ok, type Handler, type Schema } from "../http/handler.ts";

const DEPOSIT_AED = 1_000_000;

/** POST /_mock/tokens: people of one kind, signed in. They have no password, so this is their only session. */
export const makeTokens: Handler<"makeTokens"> = async ({ body }, { store, sessions, clock, terms }) => {
  const { count, as = "buyer", deposit: depositAed = DEPOSIT_AED } = body;
  const ids = await addPeople(store, { as, count, depositAed, now: clock.now(), terms });
  const tokens = await sessions.open(ids);
  return ok(ids.map((id, i): Schema<"Token"> => ({ id_user: id, access_token: tokens[i]! })));
};
