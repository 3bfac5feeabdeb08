/** A hand needs this long to see what changed under it, ms. */
export const SEEN_AFTER_MS = 300;
/** Two presses within this are one nervous hand, ms. */
export const AGAIN_AFTER_MS = 350;
/** A first press holds this long, ms. */
export const ARMED_FOR_MS = 6_000;

/** A first press of what cannot be taken back. `precondition`: what it depends on. */
export interface Armed<Id extends string> {
  readonly id: Id;
  readonly at: number;
  readonly precondition: string;
}

export type Verdict = "send" | "arm" | "too-soon" | "moved" | "bounce";

interface Press<Id extends string> {
  readonly id: Id;
  /** Whether it has to be pressed twice. */
  readonly twice: boolean;
  readonly precondition: string;
  /** When what it is about last changed on the screen, ms on the clock of `now`. */
  readonly changedAt: number;
  readonly now: number;
  /** How long the hand needs to see such a change, ms. */
  readonly seenAfterMs?: number;
}

/**
 * What becomes of a press. too-soon: what it is about changed under the hand. moved: it changed since the first press.
 * bounce: the second press of a double click.
 */
export function judgePress<Id extends string>(press: Press<Id>, armed: Armed<Id> | null): Verdict {
  const { id, twice, precondition, changedAt, now, seenAfterMs = SEEN_AFTER_MS } = press;
  if (now - changedAt < seenAfterMs) return "too-soon";
  if (!twice) return "send";
  if (armed?.id !== id || now - armed.at >= ARMED_FOR_MS) return "arm";
  if (armed.precondition !== precondition) return "moved";
  return now - armed.at < AGAIN_AFTER_MS ? "bounce" : "send";
}
