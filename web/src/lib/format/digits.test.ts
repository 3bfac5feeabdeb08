import { expect, it } from "vitest";
import { westernDigits } from "./digits.ts";

it("reads digits of an Arabic and of a Persian keyboard, each in its place", () => {
  expect(westernDigits("٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹")).toBe("0123456789 0123456789");
  expect(westernDigits("BMW X5, 90,000")).toBe("BMW X5, 90,000");
});
