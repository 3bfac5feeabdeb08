import { priceRules } from "@marsa/api-spec/text/read-number";
import { describe, expect, it } from "vitest";
import { regrouped, tidied } from "./typed-number.ts";

/** Changes a field; the bar stands for the caret. */
function change(before: string, shown: string, inputType = "insertText", data: string | null = null): string {
  const { text, caret } = regrouped({
    before,
    after: shown.replace("|", ""),
    caret: shown.indexOf("|"),
    event: { inputType, data },
  });
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

/** Types a text key by key, as a person does. */
function typed(keys: string, before = ""): string {
  return Array.from(keys).reduce((text, key) => {
    const after = text + key;
    const event = { inputType: "insertText", data: key };
    return regrouped({ before: text, after, caret: after.length, event }).text;
  }, before);
}

const remove = (before: string, left: string) => change(before, left, "deleteContentBackward");
const paste = (before: string, pasted: string) => change(before, `${pasted}|`, "insertFromPaste", pasted);

describe("a field for whole numbers", () => {
  it("groups thousands while the person types", () => {
    expect(["1", "1790", "17900", "1790000"].map((keys) => typed(keys))).toEqual([
      "1",
      "1,790",
      "17,900",
      "1,790,000",
    ]);
    expect(typed("١٧٩٠٠")).toBe("17,900");
    expect(typed("00", "1,790")).toBe("179,000");
    expect(change("1,790", "1,7900|", "insertCompositionText", "17900")).toBe("17,900|");
  });

  it("keeps a mark that the person types, and all that follows it", () => {
    expect(
      ["85,500", "85.5", "85,500.00", "1.5m", "85,5", "7,50", "AED 5"].map((keys) => typed(keys)),
    ).toEqual(["85,500", "85.5", "85,500.00", "1.5m", "85,5", "7,50", "AED 5"]);
    expect(typed(".00", "85,500")).toBe("85,500.00");
    expect(typed("-5")).toBe("-5");
  });

  it.each([
    "AED 85,500.00",
    "85.500,00",
    "٨٥٬٥٠٠٫٠٠",
    "85.5k",
    "1.5m",
    "2026-12-06",
    "82,5",
    "1,7900",
    "85,500",
  ])("leaves the pasted text %j as it is, in an empty field and over another amount", (text) => {
    expect(paste("", text)).toBe(`${text}|`);
    expect(paste("82,500", text)).toBe(`${text}|`);
    expect(change("82,500", `${text}|`, "insertText", text)).toBe(`${text}|`);
  });

  it("groups pasted digits, which are the same amount", () => {
    expect(paste("", "85500")).toBe("85,500|");
    expect(paste("1,790", "007")).toBe("7|");
  });

  it("keeps the caret during changes in the middle", () => {
    expect(change("179,000", "15|79,000", "insertText", "5")).toBe("1,5|79,000");
    expect(change("179,000", "1|9,000", "deleteContentBackward")).toBe("1|9,000");
    expect(change("179,000", "|79,000", "deleteContentBackward")).toBe("|79,000");
  });

  it("steps over a deleted comma, and groups what a deletion leaves", () => {
    expect(remove("179,000", "179|000")).toBe("179,|000");
    expect(remove("1,790", "1,79|")).toBe("179|");
    expect(remove("0", "|")).toBe("|");
    expect(remove("85.50", "85.5|")).toBe("85.5|");
  });
});

const price = (text: string) => tidied(text, priceRules("Price"));

describe("a field that is left", () => {
  it("shows its number in one form, and keeps what is none", () => {
    expect(["AED 85,500.00", "85.500,00", " 85500 ", "٨٥٬٥٠٠٫٠٠", ""].map(price)).toEqual([
      "85,500",
      "85,500",
      "85,500",
      "85,500",
      "",
    ]);
    expect(["82.000", "85.5k", "99999999999999", "-5"].map(price)).toEqual([
      "82.000",
      "85.5k",
      "99999999999999",
      "-5",
    ]);
    expect(tidied("7,50", { label: "Amount", decimals: 2 })).toBe("7.5");
  });
});
