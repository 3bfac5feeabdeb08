/** What a key press asks the shell for. */
export type KeyWish = { kind: "palette" | "help" } | { kind: "go" | "press"; key: string };

/** What a key press must tell to be judged. */
type Press = Pick<
  KeyboardEvent,
  "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "repeat" | "isComposing"
>;

/** After "g" the next letter within this time says where to, ms. */
const SEQUENCE_MS = 1_500;

/**
 * Reads key presses one after the other: ⌘K or Ctrl+K anywhere, `?`, `g` with a letter, and a letter that
 * something on the page answers to, only where single keys act.
 * Out: takes a press, the time of it in ms, and whether single keys act where it happened.
 */
export function createKeyReader(): (press: Press, now: number, single: boolean) => KeyWish | null {
  let goSince = Number.NEGATIVE_INFINITY;
  return ({ key, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing }, now, single) => {
    if (repeat || isComposing) return null;
    const letter = key.toLowerCase();
    if (ctrlKey !== metaKey && !altKey && !shiftKey && letter === "k") return { kind: "palette" };
    if (!single || ctrlKey || metaKey || altKey) return null;
    const going = now - goSince <= SEQUENCE_MS;
    goSince = letter === "g" && !going ? now : Number.NEGATIVE_INFINITY;
    if (going && /^[a-z]$/.test(letter)) return { kind: "go", key: letter };
    if (key === "?") return { kind: "help" };
    return letter === "f" || letter === "n" ? { kind: "press", key: letter } : null;
  };
}
