import { describe, expect, it } from "vitest";
import { shareText, untilText, commentOf, signedLedger, invoiceText, refundText } from "./words.ts";
import type { Refund } from "./queries.ts";

const until = "2026-11-24T10:04:41.000Z";

describe("A hold", () => {
  it("says what ends it, and when at the latest", () => {
    expect(untilText({ why: "lead", until })).toBe("Until you are outbid; ends Nov 24, 14:04 GST");
    expect(untilText({ why: "lead", until: null })).toBe("Until you are outbid");
    expect(untilText({ why: "decision", until })).toBe("The seller decides until Nov 24, 14:04 GST");
    expect(untilText({ why: "unpaid", until })).toBe("Pay until Nov 24, 14:04 GST");
    expect(untilText({ why: "claim", until })).toBe("Free on Nov 24, 14:04 GST, if the buyer makes no claim");
    expect(untilText({ why: "claim", until: null })).toBe("Until the buyer’s claim is decided");
    expect(untilText({ why: "refund", until })).toBe("Expected by Nov 24");
  });

  it("names its share of the maximum or of the plain bid, except where the least deposit is more", () => {
    const plain = { max: null, price: 20_000 };
    expect(shareText(24_000, { max: 120_000, price: 90_000 }, 0.2)).toBe("20 % of my maximum 120,000");
    expect(shareText(4_000, plain, 0.2)).toBe("20 % of my bid 20,000");
    expect(shareText(1_000, { max: 2_000, price: 1_000 }, 0.2)).toBeNull();
    expect(shareText(24_000, { max: null, price: null }, 0.2)).toBeNull();
  });
});

describe("An operation", () => {
  it("shows the ledger's comment, else the words of its type", () => {
    expect(commentOf({ comment: "INV-2026-00001", type: "top_up_invoice", number: null })).toBe(
      "INV-2026-00001",
    );
    expect(commentOf({ comment: "", type: "hold", number: 20_001 })).toBe("Held for your bid");
    expect(commentOf({ comment: "", type: "correction", number: null })).toBe("");
  });

  it("shows the direction of the money", () => {
    expect([signedLedger(35_400), signedLedger(-24_000.5), signedLedger(0)]).toEqual([
      "+35,400.00",
      "−24,000.50",
      "0.00",
    ]);
  });
});

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
  id_statement: null,
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
