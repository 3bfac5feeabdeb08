import { maskitoTransform } from "@maskito/core";
import { describe, expect, it } from "vitest";
import { maskOf, phonePattern } from "./mask.ts";

const typed = (pattern: string, text: string) => maskitoTransform(text, { mask: maskOf(pattern) });
const phone = (text: string) => typed(phonePattern(text), text);

// @proves 5.rule.input-masks-digit-letter-any-alphanumeric
describe("a mask", () => {
  it("takes digits for #", () => {
    expect(typed("784-####-#######-#", "784198412345671")).toBe("784-1984-1234567-1");
    expect(typed("##", "a1b2")).toBe("12");
  });

  it("takes letters for @", () => {
    expect(typed("@@ ##", "ab12")).toBe("ab 12");
    expect(typed("@@", "1a2b")).toBe("ab");
  });

  it("takes letters and digits for *, and nothing else", () => {
    expect(typed("****", "a-1.b2")).toBe("a1b2");
  });
});

describe("a phone number", () => {
  it.each([
    ["+971501234567", "+971 50 123 4567"],
    ["0501234567", "050 123 4567"],
    ["050-123 4567", "050 123 4567"],
    ["00971501234567", "00971 50 123 4567"],
    ["+4915112345678", "+4915112345678"],
    ["+971 (0)50 123 4567", "+971 050 123 4567"],
    ["\u202a+971 50 123 4567\u202c", "+971 50 123 4567"],
    ["+9", "+9"],
  ])("%s is written %s while it is typed", (text, shown) => {
    expect(phone(text)).toBe(shown);
  });

  it("ends at the length of its country", () => {
    expect(phone("+9715012345678888")).toBe("+971 50 123 4567");
  });
});
