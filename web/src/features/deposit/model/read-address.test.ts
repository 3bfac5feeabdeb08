import { describe, expect, it } from "vitest";
import { readDepositAddress } from "./read-address.ts";

describe("The address of the deposit", () => {
  it("is the first page by default", () => {
    expect(readDepositAddress({})).toEqual({ page: 1 });
  });

  it("has period, type and page of the history", () => {
    const raw = { sd: "2026-11-01", ed: "2026-11-24", type: "hold", page: "3" };
    expect(readDepositAddress(raw)).toEqual({ ...raw, page: 3 });
  });

  it("has the missing amount for a lot, and the lot to return to", () => {
    const raw = { topup: "7200.5", back: "12", bid: 179_000 };
    expect(readDepositAddress(raw)).toEqual({ page: 1, topup: 7200.5, back: 12, bid: 179_000 });
  });

  it.each([
    [{ sd: "2026-02-30" }],
    [{ ed: "yesterday" }],
    [{ sd: "2026-11-02", ed: "2026-11-01" }],
    [{ type: "gift" }],
    [{ page: "0" }],
    [{ topup: "-5" }],
    [{ topup: "1.234" }],
    [{ payment: "last" }],
    [{ back: ["1", "2"] }],
  ])("is invalid with %o", (raw) => {
    expect(() => readDepositAddress(raw)).toThrow(/is not valid|after the last/);
  });
});
