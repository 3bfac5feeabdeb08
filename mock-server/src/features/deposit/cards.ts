/** GET and DELETE /auth/balance/cards: the cards that a person keeps for later payments. */
import { dubaiDate } from "@marsa/api-spec/dates";
import { ok, refuse, type Handler, type Schema } from "../../http/handler.ts";
import { cardsOf, removeCard, type SavedCardRow } from "./repository-cards.ts";

export const listSavedCards: Handler<"listSavedCards"> = async ({ user }, { store, clock }) => {
  const cards = await store.read((db) => cardsOf(db, user.id));
  return ok(cards.map((card) => presentCard(card, clock.now())));
};

export const removeSavedCard: Handler<"removeSavedCard"> = async ({ params, user }, { store, clock }) => {
  const left = await store.write(async (db, notifyUser) => {
    if (!(await removeCard(db, user.id, params.id))) return null;
    // Their other open pages read the cards again.
    notifyUser(user.id, "balance");
    return await cardsOf(db, user.id);
  });
  return left ? ok(left.map((card) => presentCard(card, clock.now()))) : refuse("NOT_FOUND");
};

/** Whether the last month of a card is over in Dubai. `now`: ms since 1970 UTC. */
export function hasExpired({ expires }: Pick<SavedCardRow, "expires">, now: number): boolean {
  return expires < dubaiDate(now).slice(0, "2029-08".length);
}

function presentCard(card: SavedCardRow, now: number): Schema<"SavedCard"> {
  const { id, brand, last4, expires } = card;
  return { id, brand, last4, expires, expired: hasExpired(card, now) };
}
