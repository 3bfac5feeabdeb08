/** A sentence with a completed name at its end. */
interface Completed {
  readonly text: string;
  /** Number of words before the typed one that belong to the name. */
  readonly words: number;
}

/**
 * Completes a name: "white land " + "cr" and "Land Cruiser" → "white Land Cruiser", since the word before "cr" is in
 * the name too.
 * @param before the sentence up to the word that is being typed
 * @param word the word that is being typed
 * @param label a name with a word that begins like it
 */
export function completed(before: string, word: string, label: string): Completed {
  const name = label.toLowerCase().split(/\s+/);
  const typed = before.trimEnd().split(/\s+/);
  const start = word.toLowerCase();
  for (let place = Math.min(name.length - 1, typed.length); place > 0; place -= 1) {
    const own = typed
      .slice(typed.length - place)
      .join(" ")
      .toLowerCase();
    if (name[place]?.startsWith(start) && own === name.slice(0, place).join(" ")) {
      const rest = typed.slice(0, typed.length - place).join(" ");
      return { text: rest === "" ? label : `${rest} ${label}`, words: place };
    }
  }
  return { text: `${before}${label}`, words: 0 };
}
