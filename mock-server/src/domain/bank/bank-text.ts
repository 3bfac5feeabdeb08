/** Writes texts in the letters that banks take: the character set X of SWIFT. */

/** Letters without a plain form in Unicode, and signs with a usual substitute. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  ø: "o",
  Ø: "O",
  ł: "l",
  Ł: "L",
  đ: "d",
  Đ: "D",
  ð: "d",
  Ð: "D",
  þ: "th",
  Þ: "TH",
  ı: "i",
  "&": "+",
  "’": "'",
  "‘": "'",
  "`": "'",
  "–": "-",
  "—": "-",
  _: "-",
};

/**
 * Returns a text in letters that banks take, cut to `most` of them; null: it has letters of another script, or none
 * at all, and the bank would refuse it or pay somebody it cannot name.
 */
export function bankText(text: string, most: number): string | null {
  const plain = text
    .normalize("NFKD")
    .replaceAll(/./gu, (sign) => PLAIN[sign] ?? sign)
    .replaceAll(/\p{M}/gu, "");
  if (/[^\P{L}A-Za-z]|[^\P{N}0-9]/u.test(plain)) return null;
  const taken = plain
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/g, " ")
    .replaceAll(/\/{2,}/g, "/")
    .replaceAll(/ +/g, " ")
    // A slash at an end has a meaning of its own; other signs would begin a formula in a table.
    .replaceAll(/^[^A-Za-z0-9(]+|[ /]+$/g, "")
    .slice(0, most)
    .replace(/[ /]+$/, "");
  return /[A-Za-z]/.test(taken) ? taken : null;
}
