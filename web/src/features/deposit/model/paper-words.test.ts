import { describe, expect, it } from "vitest";
import type { Refund } from "./queries.ts";
import { invoiceText, refundText } from "./paper-words.ts";

const refund: Refund = {
  id: 1,
  amount: 12_000,
  status: "requested",
  requested: "2026-11-02T08:00:00.000Z",
  expected_by: "2026-11-07",
  reason: null,
  account: {
    id_account: 1,
    recipient: "Omar Haddad",
    iban: "AE•••4471",
    bank: "Emirates NBD",
    swift: "EBILAEAD",
    payable_from: "2026-11-03T08:00:00.000Z",
  },
};
const NOW = Date.parse("2026-11-04T08:00:00.000Z");
const invoice = { id_invoice: 1, number: "INV-2026-00001", amount: 25_000, ready_at: "", url: null };

describe("A refund", () => {
  it("says when it is expected, where it went, or why it was declined", () => {
    expect(refundText(refund, NOW)).toBe("Asked Nov 2, expected by Nov 7, 2026, to AE•••4471");
    expect(refundText({ ...refund, status: "paid" }, NOW)).toBe("Asked Nov 2, paid to AE•••4471");
    expect(refundText({ ...refund, status: "declined", reason: "The account is in another name" }, NOW)).toBe(
      "Asked Nov 2. The account is in another name",
    );
  });

  it("says from when a new account takes payouts", () => {
    expect(refundText(refund, NOW - 86_400_001)).toMatch(/AE•••4471\. A new account: paid from Nov 3/);
  });
});

describe("An invoice", () => {
  it("says what it waits for", () => {
    const states = ["making", "open", "paid", "rejected"] as const;
    expect(states.map((status) => invoiceText({ ...invoice, status }))).toEqual([
      "AED 25,000.00, ready in about 10 minutes",
      "AED 25,000.00, waiting for your transfer",
      "AED 25,000.00, credited",
      "AED 25,000.00, closed without a credit",
    ]);
  });
});
