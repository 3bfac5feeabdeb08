/** Cleared with everything else that somebody typed when he signs out. */
const KEY = "marsa.draft.searches";
const MOST = 6;

/** What was searched for here lately, the latest first. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept)
      ? kept.filter((one): one is string => typeof one === "string").slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}

/** Remembers a sentence; one that only goes on from the latest takes its place. */
export function rememberSearch(sentence: string): void {
  const others = recentSearches().filter((one) => !sentence.toLowerCase().startsWith(one.toLowerCase()));
  write([sentence, ...others]);
}

export function forgetRecent(): void {
  write([]);
}

function write(sentences: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(sentences.slice(0, MOST)));
  } catch {
    // Full or forbidden: nothing is remembered.
  }
}
