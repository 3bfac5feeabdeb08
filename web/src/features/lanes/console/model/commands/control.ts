/** The nine controls, in their order on the desk. */
export const CONTROLS = [
  "final-call",
  "green-light",
  "change-min",
  "step-up",
  "step-down",
  "lower-start",
  "skip",
  "disable",
  "announce",
] as const;
/** The hammer by hand; a final call is its fair warning. */
export const HAMMER = ["final-call", "hold", "sell", "pass"] as const;
export type ControlId = (typeof CONTROLS)[number] | (typeof HAMMER)[number];

/** Whether a word names a control. */
export function isControl(word: string): word is ControlId {
  return [...CONTROLS, ...HAMMER].some((id) => id === word);
}

/** One control with its texts. */
export interface Control {
  readonly id: ControlId;
  readonly label: string;
  /** The key of the control. */
  readonly key: string;
  /** The effect, or the reason why it is off. */
  readonly line: string;
  /** The rest of the line, where there is room. */
  readonly more?: string;
  readonly can: boolean;
  /** once: acts at once. twice: irreversible, needs a second press. asks: opens a field first. */
  readonly acts: "once" | "twice" | "asks";
  /** The effect of the second press, with the old and the new value. */
  readonly again?: string;
}

export type Face = Pick<Control, "line" | "more" | "can" | "again">;

export const PAUSED = "Not in a pause: Resume first";

export const NO_LOT = "Not before the lane opens";

export const cannot = (line: string, more?: string): Face => ({ line, can: false, ...(more && { more }) });
export const will = (line: string, also: Pick<Control, "more" | "again"> = {}): Face => ({
  line,
  can: true,
  ...also,
});
