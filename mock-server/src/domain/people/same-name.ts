/** Compares names as banks and papers write them. */

/**
 * Whether two names are those of the same person or company: without accents, marks and order, and where one leaves
 * names in the middle out. A single word is not enough.
 */
export function isSameName(a: string, b: string): boolean {
  const [shorter, longer] = [wordsOf(a), wordsOf(b)].toSorted((x, y) => x.length - y.length);
  if (!shorter || !longer || shorter.length === 0) return false;
  if (shorter.length === 1 && longer.length > 1) return false;
  return shorter.every((word) => longer.includes(word));
}

function wordsOf(name: string): string[] {
  const plain = name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
}
