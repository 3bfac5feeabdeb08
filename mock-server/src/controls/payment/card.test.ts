/** Tests of `card.ts`. */
import { describe, expect, it } from "vitest";
import { bankAnswer, cardErrors, isCardNumber, TEST_CARDS } from "./card.ts";

const NOW = Date.UTC(2026, 10, 22, 4);
const card = { number: "4242 4242 4242 4242", expiry: "11/26", cvc: "123", name: "Omar Haddad" };

describe("A card number", () => {
  it.each([
    ["4242424242424242", true],
    ["4242 4242 4242 4242", true],
    ["4242424242424241", false],
    ["2424242424242424", false],
    ["00000000000", false],
    ["4242 4242 4242 424x", false],
  ])("%s counts by its check digit: %s", (number, right) => {
    expect(isCardNumber(number)).toBe(right);
  });
});

describe("The card form", () => {
  it("accepts a card to the end of its month", () => {
    expect(cardErrors(card, NOW)).toEqual({});
    expect(cardErrors({ ...card, expiry: "10/26" }, NOW)).toEqual({ expiry: "This card has expired" });
  });

  it("names each missing or wrong field", () => {
    expect(cardErrors({ number: "1", expiry: "13/30", cvc: "12", name: "" }, NOW)).toEqual({
      number: "Card number must be valid",
      expiry: "Expiry date must be valid",
      cvc: "Security code must be valid",
      name: "Name on the card is required",
    });
  });

  it("has test cards with valid check digits; the first one pays", () => {
    expect(TEST_CARDS.map(({ number }) => isCardNumber(number))).toEqual([true, true, true]);
    const answers = TEST_CARDS.map(({ number }) => bankAnswer({ ...card, number }));
    expect(answers).toEqual(["paid", "failed", "failed"]);
  });
});
