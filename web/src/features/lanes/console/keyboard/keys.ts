import type { ControlId } from "../commands/controls.ts";

/** What a key asks of the console. */
export type KeyWish = ControlId | "pause" | "go" | "reopen" | "next" | "number" | "cancel";

const LETTERS: Readonly<Record<string, KeyWish>> = {
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

const SIGNS: Readonly<Record<string, KeyWish>> = {
  "+": "step-up",
  "=": "step-up",
  "-": "step-down",
  "−": "step-down",
  Escape: "cancel",
  // They choose a reason; on the desk itself they say that nothing is asked.
  ...Object.fromEntries(["1", "2", "3", "4"].map((digit) => [digit, "number"] as const)),
};

type Press = Pick<KeyboardEvent, "key" | "code" | "repeat" | "isComposing">;

/**
 * What a key press means. A key that is held says it once. Letters count by their place on the keyboard where it writes
 * another script, so that an Arabic keyboard presses F where F is drawn.
 */
export function wishOf({ key, code, repeat, isComposing }: Press): KeyWish | null {
  if (repeat || isComposing) return null;
  const sign = SIGNS[key];
  if (sign) return sign;
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : foreign(key, code);
  return letter === null ? null : (LETTERS[letter] ?? null);
}

/** The Latin letter at this place of the keyboard, where the key itself wrote a letter of another script. */
function foreign(key: string, code: string): string | null {
  if (!/^\p{L}$/u.test(key)) return null;
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? null;
}
