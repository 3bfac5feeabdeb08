import { describe, expect, it } from "vitest";
import { commentOf, signedLedger } from "./history-words.ts";

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
