/** Words of a person's search: lower case, without diacritics, letters and digits only. */
export function wordsOf(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Lower case without diacritics: "Citroën" -> "citroen". */
export function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase();
}

/** The words as a full-text query in which each is the beginning of a word; null when there is no word in it. */
export function matchExpression(text: string): string | null {
  const words = wordsOf(text);
  return words.length === 0 ? null : words.map((word) => `"${word}"*`).join(" ");
}

/**
 * A test for labels: whether the search is how one of the label's words begins, and goes on ("land cr" finds Land
 * Cruiser, "x5/x" finds X5/X6). Case and diacritics don't count. A search without a letter finds nothing but itself.
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
