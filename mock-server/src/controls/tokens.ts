/** Creates signed-in people for tests. */
import { saveCard } from "../features/deposit/public.ts";
import { newCardToken } from "./payment/card-token.ts";
import { addPeople } from "../scenes/fresh-people.ts";
import { ok, type Handler, type Schema } from "../http/handler.ts";

const DEPOSIT_AED = 1_000_000;
/** The saved card of a person who has one. */
const CARD = { brand: "visa", last4: "4471", expires: "2039-08" } as const;

/** POST /_mock/tokens: people of one kind, signed in. Without a password this is their only session. */
export const makeTokens: Handler<"makeTokens"> = async (
  { body },
  { store, sessions, clock, terms, passwords },
) => {
  const { count, as = "buyer", deposit: depositAed = DEPOSIT_AED, password, card } = body;
  const passwordHash = password === undefined ? null : await passwords.hash(password);
  const now = clock.now();
  const ids = await addPeople(store, { as, count, depositAed, now, terms, passwordHash });
  if (card !== undefined) {
    await store.write(async (db) => {
      for (const id of ids) await saveCard(db, id, { ...CARD, token: newCardToken(card) }, now);
    });
  }
  const tokens = await sessions.open(ids);
  return ok(ids.map((id, i): Schema<"Token"> => ({ id_user: id, access_token: tokens[i]! })));
};
