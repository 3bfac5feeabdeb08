import { westernDigits } from "@marsa/api-spec/text/digits";

/** A word of a sentence: as typed, as compared, and its place. */
export interface Word {
  readonly typed: string;
  /** Lower case without diacritics: letters and digits, "." between digits, "+" after them. */
  readonly plain: string;
  readonly from: number;
  readonly to: number;
}

/** Returns a text in lower case without diacritics, with Western digits: "Citroën" → "citroen". */
export function plain(text: string): string {
  return westernDigits(text)
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase();
}

/** Splits a sentence into words; amounts stay whole: "90,000" is one word, "4x4" too, "2019-2022" three. */
export function wordsOf(sentence: string): Word[] {
  // Arabic has its own commas in numbers; each has the length of ours.
  const found = westernDigits(sentence)
    .replaceAll("٬", ",")
    .replaceAll("٫", ".")
    .matchAll(
      /\d+(?:[,\s]\d{3}\b)*(?:[.,]\d+)?\s?(?:k|m|km|kms|sqft)?(?![\p{L}\p{N}])\+?|[\p{L}\p{N}]+|[-–]/giu,
    );
  return [...found].map((match) => ({
    typed: sentence.slice(match.index, match.index + match[0].length),
    plain: plain(match[0])
      .replaceAll(/(\d)[,\s]+(?=\d{3}\b)/g, "$1")
      .replaceAll(/\s/g, "")
      .replace("–", "-"),
    from: match.index,
    to: match.index + match[0].length,
  }));
}
