import { describe, expect, it } from "vitest";
import { groupDigits } from "./grouped-digits.ts";

/** Types into a field; the bar stands for the caret. */
function type(typed: string): string {
  const { text, caret } = groupDigits(typed.replace("|", ""), typed.indexOf("|"));
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

describe("a field for whole amounts", () => {
  it("groups thousands while the person types", () => {
    expect(["1|", "1790|", "1,7900|", "1790000|"].map(type)).toEqual([
      "1|",
      "1,790|",
      "17,900|",
      "1,790,000|",
    ]);
  });

  it("takes digits only, pasted amounts included", () => {
    expect(type("AED 179,000|")).toBe("179,000|");
    expect(groupDigits("179x", 4).amount).toBe(179);
    expect(groupDigits("-5", 2).amount).toBe(5);
    expect(groupDigits("١٧٩٠", 4)).toEqual({ text: "1,790", amount: 1_790, caret: 5 });
  });

  it("keeps the caret during changes in the middle", () => {
    expect(type("15|79,000")).toBe("1,5|79,000");
    expect(type("1|9,000")).toBe("1|9,000");
    expect(type("|79,000")).toBe("|79,000");
  });

  it("steps over a deleted comma", () => {
    expect(type("179|000")).toBe("179,|000");
  });

  it("has no leading zeros, and is empty without digits", () => {
    expect(type("007|")).toBe("7|");
    expect(groupDigits("0", 1)).toEqual({ text: "0", amount: 0, caret: 1 });
    expect(groupDigits("", 0)).toEqual({ text: "", amount: null, caret: 0 });
  });
});
