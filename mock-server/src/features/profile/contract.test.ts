/** Tests: the text of the contract. */
import { describe, expect, it } from "vitest";
import { defaultTerms } from "../../domain/lot/terms.ts";
import { contractParagraphs } from "./contract.ts";

const HOUR_MS = 3_600_000;
const text = (type: "buyer" | "seller", paymentMs = defaultTerms.paymentMs) =>
  contractParagraphs(type, { ...defaultTerms, paymentMs }).join("\n");

describe("the text of a contract", () => {
  it("names the time to pay of the configuration", () => {
    expect(text("buyer")).toContain("within 48 hours of the sale");
    expect(text("buyer", 72 * HOUR_MS)).toContain("within 72 hours of the sale");
  });

  it("calls nobody he or him", () => {
    expect(`${text("buyer")}\n${text("seller")}`).not.toMatch(/\b(he|him|his)\b/i);
  });
});
