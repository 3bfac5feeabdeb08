import { LINES, type PhoneLine } from "./phone-lines.ts";
import type { ControlId } from "./control.ts";

/** The meaning of a key on the console. */
export type KeyCommand = ControlId | RoomKey | "pause" | "go" | "reopen" | "next" | "number" | "cancel";

/** A key of a lane with the room: a digit of the paddle, a bid, whose it is, the last bid taken back, or the ask. */
export type RoomKey =
  | `digit-${string}`
  | `phone-${PhoneLine}`
  | "erase"
  | "room-bid"
  | "name"
  | "take-back"
  | "ask-down"
  | "ask-up"
  | "ask";

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

/** A to H are the phones in a lane with the room, and the keys that they take move. */
const ROOM_LETTERS: Readonly<Record<string, KeyCommand>> = {
  ...Object.fromEntries(LINES.map((line) => [line.toLowerCase(), `phone-${line}`] as const)),
  w: "final-call",
  r: "green-light",
  m: "change-min",
  l: "lower-start",
  j: "skip",
  x: "disable",
  t: "announce",
  p: "pause",
  o: "go",
  u: "reopen",
  n: "next",
  s: "sell",
  z: "take-back",
  k: "ask",
};

/** The signs of the ask; the step moves to the brackets. */
const ROOM_SIGNS: Readonly<Record<string, KeyCommand>> = {
  "+": "ask-up",
  "=": "ask-up",
  "-": "ask-down",
  "−": "ask-down",
  "]": "step-up",
  "[": "step-down",
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
 * so that F works on an Arabic keyboard. `room`: of a lane with the room.
 */
export function commandOf({ key, code, repeat, isComposing }: Press, room = false): KeyCommand | null {
  if (repeat || isComposing) return null;
  if (room && /^\d$/.test(key)) return `digit-${key}`;
  if (room && key === " ") return "room-bid";
  if (room && key === "Backspace") return "erase";
  if (room && key === "Enter") return "name";
  const sign = (room ? ROOM_SIGNS[key] : undefined) ?? SIGNS[key];
  if (sign) return sign;
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : foreign(key, code);
  return letter === null ? null : ((room ? ROOM_LETTERS : LETTERS)[letter] ?? null);
}

/** The Latin letter at this place of the keyboard, where the key wrote a letter of another script. */
function foreign(key: string, code: string): string | null {
  if (!/^\p{L}$/u.test(key)) return null;
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? null;
}
