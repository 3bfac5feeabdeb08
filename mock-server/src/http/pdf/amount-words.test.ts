/** Tests of `amount-words.ts`. */
import { describe, expect, it } from "vitest";
import { arabicWords, englishWords } from "./amount-words.ts";

describe("an amount in words", () => {
  it.each([
    [0, "Zero dirhams"],
    [100, "One dirham"],
    [364_350, "Three thousand six hundred forty-three dirhams and fifty fils"],
  ])("%i fils in English: %s", (fils, words) => {
    expect(englishWords(fils)).toBe(words);
  });

  it.each([
    [0, "صفر درهم"],
    [100, "درهم واحد"],
    [202, "درهمان وفلسان"],
    [700, "سبعة دراهم"],
    [1_550, "خمسة عشر درهماً وخمسون فلساً"],
    [100_000, "ألف درهم"],
    [210_000, "ألفان ومائة درهم"],
    [364_350, "ثلاثة آلاف وستمائة وثلاثة وأربعون درهماً وخمسون فلساً"],
    [1_050_000, "عشرة آلاف وخمسمائة درهم"],
    [4_512_305, "خمسة وأربعون ألفاً ومائة وثلاثة وعشرون درهماً وخمسة فلوس"],
    [200_000_000, "مليونان درهم"],
  ])("%i fils in Arabic: %s", (fils, words) => {
    expect(arabicWords(fils)).toBe(words);
  });
});
