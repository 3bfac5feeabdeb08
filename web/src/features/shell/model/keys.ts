/** The action of a key press. */
export type KeyAction = { kind: "palette" | "help" } | { kind: "go" | "press"; key: string };

/** The parts of a key press that decide. */
type Press = Pick<
  KeyboardEvent,
  "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "repeat" | "isComposing"
>;

/** The letter after "g" must follow within this time, ms. */
const SEQUENCE_MS = 1_500;

/**
 * Reads key presses in order: ⌘K or Ctrl+K anywhere; `?`, `g` with a letter, and the letter of an element only where
 * single keys are on. Returns a function of the press, its time in ms, and whether single keys are on.
 */
export function createKeyReader(): (press: Press, now: number, single: boolean) => KeyAction | null {
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
    return "fnhl".includes(letter) ? { kind: "press", key: letter } : null;
  };
}
