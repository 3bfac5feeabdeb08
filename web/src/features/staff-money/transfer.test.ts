import { expect, it } from "vitest";
import { readTransfer, usualTransfer } from "./transfer.ts";

const typed = { amount: "12,000.00", value_date: "2026-11-24", reference: " FT26328 0417 " };

it("reads a transfer as the bank shows it", () => {
  expect(readTransfer(typed)).toEqual({
    transfer: { amount: 12_000, value_date: "2026-11-24", reference: "FT26328 0417" },
    errors: {},
  });
});

it.each([
  ["990.25", 990.25],
  ["1,234,567.5", 1_234_567.5],
  ["7", 7],
])("reads the amount %s", (amount, aed) => {
  expect(readTransfer({ ...typed, amount }).transfer.amount).toBe(aed);
});

it.each(["", "0", "-5", "1.234", "AED 5", "1e3", "5."])("refuses the amount %j", (amount) => {
  expect(readTransfer({ ...typed, amount }).errors).toEqual({ amount: "Amount must be valid" });
});

it("needs a reference and a day", () => {
  expect(readTransfer({ ...typed, reference: " x ", value_date: "" }).errors).toEqual({
    reference: "Bank reference is required",
    value_date: "Value date is required",
  });
});

it("offers the whole amount and the day in Dubai", () => {
  const now = Date.parse("2026-11-23T21:00:00Z");
  expect(usualTransfer(12_000, now)).toEqual({
    amount: "12,000.00",
    value_date: "2026-11-24",
    reference: "",
  });
});
