import { useCallback, useEffect, useRef } from "react";

/** A person needs this time to see a change, ms. */
export const SEEN_AFTER_MS = 300;
/** When the second of two presses counts. */
export interface Pace {
  /** Two presses within this time are a double click, ms. */
  readonly againAfterMs: number;
  /** A first press is valid for this time, ms. */
  readonly armedForMs: number;
}
export const USUAL_PACE: Pace = { againAfterMs: 350, armedForMs: 6_000 };
/** The hammer: a lot a minute leaves no time. */
export const HAMMER_PACE: Pace = { againAfterMs: 150, armedForMs: 2_000 };

/** The first press of an irreversible command. `precondition`: the state on which it depends. */
export interface Armed<Id extends string> {
  readonly id: Id;
  readonly at: number;
  readonly precondition: string;
  readonly pace: Pace;
}

export type Verdict = "send" | "arm" | "too-soon" | "moved" | "bounce";

interface Press<Id extends string> {
  readonly id: Id;
  /** Whether the command needs a second press. */
  readonly twice: boolean;
  readonly precondition: string;
  /** When its precondition last changed on the screen, ms on the clock of `now`. */
  readonly changedAt: number;
  readonly now: number;
  /** The time to see such a change, ms. */
  readonly seenAfterMs?: number;
}

/**
 * Decides on a press. too-soon: its precondition has just changed. moved: the precondition changed since the first
 * press. bounce: the second press of a double click.
 */
export function judgePress<Id extends string>(press: Press<Id>, armed: Armed<Id> | null): Verdict {
  const { id, twice, precondition, changedAt, now, seenAfterMs = SEEN_AFTER_MS } = press;
  if (now - changedAt < seenAfterMs) return "too-soon";
  if (!twice) return "send";
  if (armed?.id !== id || now - armed.at >= armed.pace.armedForMs) return "arm";
  if (armed.precondition !== precondition) return "moved";
  return now - armed.at < armed.pace.againAfterMs ? "bounce" : "send";
}

/** The message for a press that came before the person could see the dialog. */
export const TOO_SOON = "You pressed while this opened, so the press does not count. Look, then press again.";

/** Whether a dialog has been visible long enough: the click that opened it must not press a button in it. */
export function useSettled(): () => boolean {
  const openedAt = useRef(Infinity);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  return useCallback(() => performance.now() - openedAt.current >= SEEN_AFTER_MS, []);
}
