/** Creates signed-in people for tests. */
import { addPeople } from "../scenes/fresh-people.ts";
import { hashPassword } from "../tables/people/password.ts";
import { ok, type Handler, type Schema } from "../http/handler.ts";

const DEPOSIT_AED = 1_000_000;

/** POST /_mock/tokens: people of one kind, signed in. Without a password this is their only session. */
export const makeTokens: Handler<"makeTokens"> = async ({ body }, { store, sessions, clock, terms }) => {
  const { count, as = "buyer", deposit: depositAed = DEPOSIT_AED, password } = body;
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const now = clock.now();
  const ids = await addPeople(store, { as, count, depositAed, now, terms, passwordHash });
  const tokens = await sessions.open(ids);
  return ok(ids.map((id, i): Schema<"Token"> => ({ id_user: id, access_token: tokens[i]! })));
};
