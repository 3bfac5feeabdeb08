import { deviceStorage } from "#/lib/browser/storage.ts";

/** Under the prefix of unsent entries, so that a sign-out removes it. */
const KEY = "marsa.draft.searches";
const MOST = 6;

/** Returns the recent searches of this browser, the latest first. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(deviceStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored)
      ? stored.filter((one): one is string => typeof one === "string").slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}

/** Stores a sentence; one that continues the latest replaces it. */
export function rememberSearch(sentence: string): void {
  const others = recentSearches().filter((one) => !sentence.toLowerCase().startsWith(one.toLowerCase()));
  write([sentence, ...others]);
}

export function forgetRecent(): void {
  write([]);
}

function write(sentences: readonly string[]): void {
  deviceStorage.setItem(KEY, JSON.stringify(sentences.slice(0, MOST)));
}

/** Example sentences; each finds lots in the demo (a journey tries all of them). */
export const EXAMPLES = [
  "White SUV under 200k",
  "Land Cruiser or Patrol since 2016",
  "2 bedroom apartment in Dubai under 3m",
  "Cheapest automatic sedan ending this week",
  "SUV or pickup with buy now price",
] as const;
