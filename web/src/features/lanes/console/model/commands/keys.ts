import type { ControlId } from "./controls.ts";

/** The meaning of a key on the console. */
export type KeyCommand = ControlId | "pause" | "go" | "reopen" | "next" | "number" | "cancel";

const LETTERS: Readonly<Record<string, KeyCommand>> = {
  f: "final-call",
  g: "green-light",
  m: "change-min",
  l: "lower-start",
  s: "skip",
  d: "disable",
  a: "announce",
  p: "pause",
  o: "go",
  u: "reopen",
  n: "next",
};

const SIGNS: Readonly<Record<string, KeyCommand>> = {
  "+": "step-up",
  "=": "step-up",
  "-": "step-down",
  "−": "step-down",
  Escape: "cancel",
  // They choose a reason in a dialog; on the desk they only get a message.
  ...Object.fromEntries(["1", "2", "3", "4"].map((digit) => [digit, "number"] as const)),
};

type Press = Pick<KeyboardEvent, "key" | "code" | "repeat" | "isComposing">;

/**
 * Returns the meaning of a key press, once for a held key. Letters count by their place on keyboards of other scripts,
 * so that F works on an Arabic keyboard.
 */
export function commandOf({ key, code, repeat, isComposing }: Press): KeyCommand | null {
  if (repeat || isComposing) return null;
  const sign = SIGNS[key];
  if (sign) return sign;
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : foreign(key, code);
  return letter === null ? null : (LETTERS[letter] ?? null);
}

/** The Latin letter at this place of the keyboard, where the key wrote a letter of another script. */
function foreign(key: string, code: string): string | null {
  if (!/^\p{L}$/u.test(key)) return null;
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? null;
}
