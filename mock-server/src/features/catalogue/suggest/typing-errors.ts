/** Compares words with typing errors. */
/** Counts typing errors: letters added, lost, changed, or two swapped. Stops beyond `most`. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let twoAgo: number[] = [];
  let before = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let i = 1; i <= a.length; i++) {
    const now = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((before[j] ?? 0) + 1, (now[j - 1] ?? 0) + 1, (before[j - 1] ?? 0) + (same ? 0 : 1));
      const turned = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (turned) cost = Math.min(cost, (twoAgo[j - 2] ?? 0) + 1);
      now.push(cost);
    }
    if (Math.min(...now) > most) return most + 1;
    twoAgo = before;
    before = now;
  }
  return before[b.length] ?? most + 1;
}

/** Returns the nearest phrase, if there is exactly one. */
export function nearest(typed: string, phrases: Iterable<string>): string | null {
  const most = mostErrors(typed);
  let best: string | null = null;
  let least = most + 1;
  let tied = false;
  for (const phrase of most === 0 ? [] : phrases) {
    // The first letter is rarely wrong, and another one makes another word.
    if (phrase[0] !== typed[0] || phrase.length < 4) continue;
    const missed = distance(typed, phrase, most);
    if (missed < least) [best, least, tied] = [phrase, missed, false];
    else if (missed === least && phrase !== best) tied = true;
  }
  return tied ? null : best;
}

/** Whether a word begins like the typed letters, but for typing errors: "jumeirah" almost begins like "jumaira". */
export function beginsAlmost(word: string, typed: string): boolean {
  const most = mostErrors(typed);
  if (most === 0 || word[0] !== typed[0]) return false;
  return [-1, 0, 1].some((more) => distance(typed, word.slice(0, typed.length + more), most) <= most);
}

/** Short words allow no error, longer ones one or two. */
function mostErrors(typed: string): number {
  return typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0;
}
