/** The simulated provider's tokens of saved cards. A token holds the answer of the card's bank, and no digit of its number. */
import type { ChargeAnswer } from "../../ports/outside.ts";
import { randomBytes } from "node:crypto";

/** The bank of a saved card: it pays at once, asks the person first, or declines. */
export type CardBehaviour = "pays" | "asks" | "declines";

const ANSWERS: Readonly<Record<CardBehaviour, ChargeAnswer>> = {
  pays: "paid",
  asks: "confirm",
  declines: "no_money",
};

export function newCardToken(behaviour: CardBehaviour): string {
  return `${behaviour}-${randomBytes(18).toString("base64url")}`;
}

/** Returns the answer to a charge; an unknown token is declined. */
export function chargeAnswer(token: string): ChargeAnswer {
  const [behaviour = ""] = token.split("-");
  return Object.hasOwn(ANSWERS, behaviour) ? ANSWERS[behaviour as CardBehaviour] : "refused";
}
