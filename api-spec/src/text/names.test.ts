/** Tests of `names.ts`. */
import { describe, expect, it } from "vitest";
import { fullName, nameProblem, plainName } from "./names.ts";

describe("a name", () => {
  it.each([
    "Omar",
    "Al Mansoori",
    "O'Brien",
    "O’Brien",
    "Nuʻu",
    "D'Angelo-Smith",
    "Jean–Luc",
    "José",
    "Jose\u0301",
    "Nguyễn",
    "Łukasz",
    "Þór",
    "Ng",
    "Øø",
    "محمد",
    "عبد الله",
    "می\u200cنا",
    "क्ष\u200dमा",
    "श्री",
    "李",
    "王小明",
    "이",
    "さくら",
    "ഷെറിൻ",
    "செல்வி",
    "สมชาย",
    "ธ",
    "Владимир",
    "Γιώργος",
    "אורי",
    "Jr. 3rd",
    "Kumar s/o Raman",
    "24 Seven LLC",
  ])("%j is taken", (name) => {
    expect(nameProblem(name, "First name")).toBeNull();
  });

  it.each([
    ["", "First name is required"],
    ["   ", "First name is required"],
    ["\u200b\u200b", "First name is required"],
    ["\u200d\u200c", "First name is required"],
    ["\u3164\u3164", "First name is required"],
    ["\u2800\u2800", "First name is required"],
    ["\u00ad\u2060\ufeff", "First name is required"],
    ["\u200f\u200e", "First name is required"],
    ["\u0301\u0301", "First name must be valid"],
    ["12", "First name must be valid"],
    ["٠٥٠", "First name must be valid"],
    ["--", "First name must be valid"],
    ["😀😀", "First name must be valid"],
    ["O", "At least 2 characters"],
    ["\u200bO\u200b", "At least 2 characters"],
    ["e\u0301", "At least 2 characters"],
  ])("%j is none: %s", (name, message) => {
    expect(nameProblem(name, "First name")).toBe(message);
  });

  it.each([
    ["  Omar   Haddad ", "Omar Haddad"],
    ["Jose\u0301", "José"],
    ["Om\u200bar", "Omar"],
    ["\u202bعمر\u202c", "عمر"],
    ["می\u200cنا\u200c", "می\u200cنا"],
    ["Omar\u00a0Haddad", "Omar Haddad"],
  ])("%j is stored as %j", (typed, name) => {
    expect(plainName(typed)).toBe(name);
  });

  it("of a person may be one word", () => {
    expect(fullName({ firstName: "Suharto", lastName: "" })).toBe("Suharto");
    expect(fullName({ firstName: "Omar", lastName: "Haddad" })).toBe("Omar Haddad");
  });
});
