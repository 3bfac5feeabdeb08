/** Splits what people type into words that compare alike in English and Arabic. */
import { westernDigits } from "@marsa/api-spec/digits";

/** A word of a sentence: as typed, as compared, and its place. */
export interface Word {
  readonly typed: string;
  /** As `plain` writes it: letters and digits, "." between digits, "+" after them. */
  readonly plain: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Returns a text in lower case without diacritics, with Western digits: "Citroën" → "citroen". Arabic letters that are
 * often confused are one, and its article is left out: "الفجيرة" and "فجيره" are the same.
 */
export function plain(text: string): string {
  return westernDigits(text)
    .normalize("NFKD")
    .replaceAll(/[\p{M}ـ]+/gu, "")
    .toLowerCase()
    .replaceAll("ة", "ه")
    .replaceAll("ى", "ي")
    .replaceAll(/(?<!\p{L})ال(?=\p{L}{3})/gu, "");
}

/** Splits a sentence into words; amounts stay whole: "90,000" is one word, "4x4" too, "2019-2022" three. */
export function wordsOf(sentence: string): Word[] {
  // Arabic has its own commas in numbers; each has the length of ours.
  const found = westernDigits(sentence)
    .replaceAll("٬", ",")
    .replaceAll("٫", ".")
    .matchAll(
      /\d+(?:[,\s]\d{3}\b)*(?:[.,]\d+)?\s?(?:k|m|km|kms|sqft)?(?![\p{L}\p{N}])\+?|[\p{L}\p{N}\p{M}]+|[-–]/giu,
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
