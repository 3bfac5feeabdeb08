/** Tests of `top-up.ts`. */
import { shareOfFils } from "@marsa/api-spec/money";
import { expect, it } from "vitest";
import { invoiceNumber, maskIban, refundExpectedBy } from "./top-up.ts";

/** 22 Nov 2026, 23:30 in Dubai. */
const LATE = Date.UTC(2026, 10, 22, 19, 30);

// @proves 9.constant.card-payments-instant-with-a-non
it("a top-up by card costs 2 % on top, rounded half up to the fils", () => {
  expect([shareOfFils(10_000, 0.02), shareOfFils(1_025, 0.02), shareOfFils(75, 0.02)]).toEqual([200, 21, 2]);
});

// @proves 9.constant.refunds-typically-up-to-5-days
it("a refund is expected within five days of Dubai's calendar", () => {
  expect(refundExpectedBy(LATE)).toBe("2026-11-27");
  expect(refundExpectedBy(LATE + 3_600_000)).toBe("2026-11-28");
});

it("an invoice is named by its year and number", () => {
  expect(invoiceNumber(12, LATE)).toBe("INV-2026-00012");
});

it("shows enough of an IBAN to recognize it", () => {
  expect(maskIban("AE070331234567890123456")).toBe("AE•••3456");
});
