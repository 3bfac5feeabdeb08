/** Tests of `handover.ts`. */
import { describe, expect, it } from "vitest";
import { handoverBlock, handoverChecks } from "./handover.ts";

/** 24 Nov 2026, 10:00 in Dubai. */
const TEN = Date.UTC(2026, 10, 24, 6);
const HOUR = 3_600_000;
const paid = { state: "paid" } as const;

describe("a handover by code", () => {
  it("is possible on the whole day of the appointment, in Dubai", () => {
    expect(handoverBlock(paid, TEN, TEN)).toBeNull();
    expect(handoverBlock(paid, TEN, TEN - 10 * HOUR)).toBeNull();
    expect(handoverBlock(paid, TEN, TEN + 13.9 * HOUR)).toBeNull();
    expect(handoverBlock(paid, TEN, TEN - 10.1 * HOUR)).toBe("not_today");
    expect(handoverBlock(paid, TEN, TEN + 14 * HOUR)).toBe("not_today");
  });

  it("requires a payment, and happens once", () => {
    expect(handoverBlock({ state: "due" }, TEN, TEN)).toBe("not_paid");
    expect(handoverBlock({ state: "defaulted" }, TEN, TEN)).toBe("not_paid");
    expect(handoverBlock({ state: "handed_over" }, TEN, TEN + 48 * HOUR)).toBe("handed_over");
  });

  it("checks the person, or the licence of a company", () => {
    const buyer = { name: "Omar Haddad", form: "individual", kind: "vehicle" } as const;
    expect(handoverChecks(buyer)[0]).toBe(
      "Emirates ID or passport of Omar Haddad, or a copy if somebody else came with the code",
    );
    const company = { name: "Falcon LLC", form: "company", kind: "apartment" } as const;
    expect(handoverChecks(company)).toEqual([
      "Trade licence of Falcon LLC, and a letter that names the person who came",
      "The person signed the sale sheet",
      "Keys and access cards are here",
    ]);
  });
});
