/** Tests of `card.ts`. */
import { describe, expect, it } from "vitest";
import { chargeAnswer } from "./card-token.ts";
import { bankAnswer, cardErrors, isCardNumber, savedPartOf, TEST_CARDS } from "./card.ts";

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
    expect(TEST_CARDS.filter(({ number }) => !isCardNumber(number))).toEqual([]);
    const answers = TEST_CARDS.map(({ number }) => bankAnswer({ ...card, number }));
    expect(answers).toEqual([
      "paid",
      "refused",
      "expired",
      "no_money",
      "abroad",
      "not_confirmed",
      "paid",
      "paid",
    ]);
  });
});

describe("A saved card", () => {
  it.each([
    ["4242 4242 4242 4242", "paid", "visa"],
    ["4000 0025 0000 3155", "confirm", "visa"],
    ["4000 0000 0000 0341", "no_money", "visa"],
    ["5555 5555 5555 4444", "paid", "mastercard"],
    ["3782 822463 10005", "paid", "amex"],
    ["6011 1111 1111 1117", "paid", "other"],
  ])("%s is %s at a later charge", (number, answer, brand) => {
    const saved = savedPartOf({ ...card, number });
    expect(chargeAnswer(saved.token)).toBe(answer);
    expect(saved).toMatchObject({ brand, expires: "2026-11" });
  });

  it("holds no digit of the number but the last four", () => {
    const number = "4242 4242 4242 4242";
    const { token, last4 } = savedPartOf({ ...card, number });
    expect(last4).toBe("4242");
    expect(token).not.toContain("42424242");
    expect(savedPartOf({ ...card, number }).token).not.toBe(token);
  });

  it("is declined under a token that the provider does not know", () => {
    expect(chargeAnswer("toString-1")).toBe("refused");
  });
});
