import { describe, expect, it } from "vitest";
import { cardName, cardValidity, type SavedCard, usableCards } from "./saved-cards.ts";

const card: SavedCard = { id: 1, brand: "visa", last4: "4471", expires: "2029-08", expired: false };
const old: SavedCard = { ...card, id: 2, brand: "other", expires: "2024-01", expired: true };

describe("A saved card", () => {
  it("is named by its brand and its last four digits", () => {
    expect(cardName(card)).toBe("Visa ending 4471");
    expect(cardName(old)).toBe("Card ending 4471");
  });

  it("says how long it is valid, or when it expired", () => {
    expect([cardValidity(card), cardValidity(old)]).toEqual(["Valid to 08/29", "Expired 01/24"]);
  });

  it("is offered for a payment only while it is valid", () => {
    expect(usableCards([old, card])).toEqual([card]);
    expect(usableCards(undefined)).toEqual([]);
  });
});
