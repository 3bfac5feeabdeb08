import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../http/api.ts";
import { confirmed } from "../session/confirmed.ts";
import { command } from "../http/command.ts";
import { keys } from "../http/query-keys.ts";

export type SavedCard = Schema<"SavedCard">;

/** GET /auth/balance/cards, the newest first. Below the balance: an event about the person's money reads them again. */
export const savedCardsQuery = queryOptions({
  queryKey: [...keys.balance, "cards"],
  queryFn: ({ signal }) => reply(api.GET("/auth/balance/cards", { signal })),
  staleTime: 60_000,
});

const BRANDS: Readonly<Record<SavedCard["brand"], string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  other: "Card",
};

/** "Visa ending 4471". */
export function cardName({ brand, last4 }: SavedCard): string {
  return `${BRANDS[brand]} ending ${last4}`;
}

/** "Valid to 08/29", or "Expired 08/24". */
export function cardValidity({ expires, expired }: SavedCard): string {
  const [year = "", month = ""] = expires.split("-");
  return `${expired ? "Expired" : "Valid to"} ${month}/${year.slice(2)}`;
}

/** The cards that can be charged. */
export function usableCards(cards: readonly SavedCard[] | undefined): readonly SavedCard[] {
  return cards?.filter(({ expired }) => !expired) ?? [];
}

type TopUp = Schema<"CardTopUp">;

/** The provider's page has opened by then, or it never will, ms. */
const LEAVE_MS = 5_000;

/** Opens the provider's page. Resolves after some seconds: a press meanwhile must not start another payment. */
export function openProvider(url: string): Promise<void> {
  location.assign(url);
  return new Promise((done) => setTimeout(done, LEAVE_MS));
}

/** POST /auth/balance/payonline/request. With a saved card it is charged at once; a lot asks who it is. */
export function payOnline(body: TopUp): Promise<Schema<"Payment">> {
  return confirmed((header) => command("/auth/balance/payonline/request", body, "id_payment", { header }));
}

const DECLINE_WORDS: Readonly<Record<Schema<"Decline">, string>> = {
  no_money: "There is not enough money on the card, or its limit is reached.",
  expired: "The card has expired.",
  abroad:
    "Your bank blocks this card for payments abroad. Allow them in your bank’s app, or use another card.",
  not_confirmed: "Your bank could not check that it is you (3-D Secure).",
  refused: "Your bank gave no reason. Ask the bank, or use another card.",
};

/** Returns why the bank declined a card, in a sentence; empty where it is not known. */
export function declineWords(declined: Schema<"Decline"> | null): string {
  return declined === null ? "" : DECLINE_WORDS[declined];
}
