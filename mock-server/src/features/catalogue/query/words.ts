/** Normalizes the words of a search: lower case, without diacritics, letters and digits only. */
export function wordsOf(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns lower case without diacritics: "Citroën" -> "citroen". */
export function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase();
}

/**
 * Returns a full-text query that matches the beginning of each word; null without a word. One letter is a whole word: as
 * a beginning it would find nearly every lot.
 */
export function matchExpression(text: string): string | null {
  const words = wordsOf(text);
  return words.length === 0
    ? null
    : words.map((word) => (word.length > 1 ? `"${word}"*` : `"${word}"`)).join(" ");
}

/**
 * Returns a test for labels: whether a label's word begins like the search, and the label continues like it ("land
 * cr" finds Land Cruiser, "x5/x" finds X5/X6). Ignores case and diacritics. A search without a letter matches only
 * itself.
 */
export function labelSearch(search: string): (label: string) => boolean {
  const wanted = plain(search).trim().replaceAll(/\s+/g, " ");
  return (label) => {
    const text = plain(label);
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
      if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1)) || !/^[\p{L}\p{N}]/u.test(wanted))
        return true;
    }
    return false;
  };
}
