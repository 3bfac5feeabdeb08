import { expect, it } from "vitest";
import { westernDigits } from "./digits.ts";

it("reads each digit of Arabic, Persian and East Asian keyboards", () => {
  expect(westernDigits("٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ０１２３４５６７８９")).toBe(
    "0123456789 0123456789 0123456789",
  );
  expect(westernDigits("BMW X5, 90,000")).toBe("BMW X5, 90,000");
});
