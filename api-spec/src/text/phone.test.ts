/** Tests of `phone.ts`. */
import { getCountries, getExampleNumber } from "libphonenumber-js/max";
import examples from "libphonenumber-js/examples.mobile.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import { openapi, type JsonSchema } from "../document.ts";
import { readPhone } from "./phone.ts";

const AHMED = "+971501112234";

/** Whether a schema of the document takes a text. */
function takes(name: string, text: string): boolean {
  const { pattern } = openapi.components["schemas"]![name] as JsonSchema;
  return new RegExp(String(pattern), "u").test(text);
}

describe("a mobile of the UAE", () => {
  it.each([
    "+971501112234",
    "+971 50 111 2234",
    "+ 971 50 111 2234",
    "+971 (0)50 111 2234",
    "+9710501112234",
    "+971 050-111-2234",
    "971501112234",
    "9710501112234",
    "050 111 2234",
    "(050) 111 2234",
    "050/111/2234",
    "050.111.2234",
    "050·111·2234",
    "050_111_2234",
    "501112234",
    "5 0 1 1 1 2 2 3 4",
    "00971 50 111 2234",
    "0097150 1112234",
    "00 971 (0) 50 111 2234",
    "٠٥٠ ١١١ ٢٢٣٤",
    "+٩٧١ ٥٠ ١١١ ٢٢٣٤",
    "۰۰۹۷۱۵۰۱۱۱۲۲۳۴",
    "０５０－１１１－２２３４",
    "＋971501112234",
    "050‐111‑2234",
    "050‒111–2234",
    "050—111−2234",
    "050﹘111⸺2234",
    "\u202a+971 50 111 2234\u202c",
    "\u2066050 111 2234\u2069",
    "\u200e+971\u00a050\u202f111\u20092234\ufeff",
    "050\u200b111\u200c22\u00ad34",
    "  050\t111\n2234  ",
    "tel:+971501112234",
    "TEL:+971-50-111-2234",
    "tel: 050 111 2234",
    "050 111 2234 ext 5",
    "050 111 2234 x5",
    "+971501112234;ext=5",
    "050 111 2234 extension 12",
  ])("is read from %j", (typed) => {
    expect(readPhone(typed)).toEqual({ number: AHMED, takesSms: true });
    // A request has one line.
    expect(takes("TypedPhone", typed.replaceAll(/[\t\n]/g, " "))).toBe(true);
  });

  it.each(["0501234567", "0521234567", "0531234567", "0541234567", "0551234567", "0561234567", "0581234567"])(
    "has the prefix of a network: %s",
    (typed) => {
      expect(readPhone(typed)?.takesSms).toBe(true);
    },
  );
});

describe("a number elsewhere", () => {
  it.each([
    ["+44 7400 123456", "+447400123456"],
    ["+44 (0)7400 123456", "+447400123456"],
    ["0044 7400 123456", "+447400123456"],
    ["+966 50 123 4567", "+966501234567"],
    ["+91 98765 43210", "+919876543210"],
    ["+92 300 1234567", "+923001234567"],
    ["+20 10 01234567", "+201001234567"],
    ["+7 912 345-67-89", "+79123456789"],
    ["+1 (415) 555-0132", "+14155550132"],
  ])("%s takes an SMS", (typed, number) => {
    expect(readPhone(typed)).toEqual({ number, takesSms: true });
  });
});

describe("a landline", () => {
  it.each([
    ["04 234 5678", "+97142345678"],
    ["+971 4 234 5678 ext 12", "+97142345678"],
    ["02 612 3456", "+97126123456"],
    ["+44 20 7946 0000", "+442079460000"],
  ])("%s takes calls and no SMS", (typed, number) => {
    expect(readPhone(typed)).toEqual({ number, takesSms: false });
  });
});

describe("no number", () => {
  it.each(["", "+", "call me", "911", "12345", "050\n111 2234", "omar@marsa.test"])(
    "is refused by the document in %j",
    (typed) => {
      expect(takes("TypedPhone", typed)).toBe(false);
    },
  );

  it.each([
    "",
    " ",
    "+",
    "call me",
    "911",
    "12345",
    "050 111 223",
    "050 111 22345",
    "+97150111223",
    "+9715011122345",
    "+971501112234567",
    "051 111 2234",
    "057 111 2234",
    "059 111 2234",
    "+501 111 2234",
    "+1234567890123456",
    "+15",
    "+1 555 555 5555",
    "+800 1234 5678",
    "+882 16 000 00000",
    "800 1234",
    "0900 123456",
    "9876543210",
    "0300 1234567",
    "011 971 50 111 2234",
    "++971501112234",
    "00+971501112234",
    "O50 111 2234",
    "+971 5O 111 2234",
    "050 111 2234 Ahmed",
    "call 050 111 2234",
    "050 111 2234 / 055 111 2234",
    "050 111 2234, 055 111 2234",
    "1-800-FLOWERS",
    "omar@marsa.test",
    "0".repeat(30),
    "1".repeat(250),
  ])("is read from %j", (typed) => {
    expect(readPhone(typed)).toBeNull();
  });
});

describe("the library's example of a mobile", () => {
  it.each(getCountries())("in %s is read in the forms in which people write it", (country) => {
    const example = getExampleNumber(country, examples)!;
    const forms = [
      example.number,
      example.formatInternational(),
      example.formatInternational().replaceAll(" ", "-"),
      example.number.replace("+", "00"),
      example.getURI(),
      `\u202a${example.formatInternational()}\u202c`,
    ];
    for (const form of forms) {
      expect(readPhone(form)).toEqual({ number: example.number, takesSms: true });
      expect(takes("TypedPhone", form)).toBe(true);
    }
    expect(takes("Phone", example.number)).toBe(true);
    expect(readPhone(example.number.slice(0, -3))?.number).not.toBe(example.number);
    expect(readPhone(`${example.number}00000000`)).toBeNull();
  });
});
