import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { DeskView } from "../desk/desk-view.ts";
import type { Command } from "./command.ts";
import { preconditionOf, whatChanged } from "./preconditions.ts";
import type { PressId } from "./press.ts";
import type { Armed } from "./press-guard.ts";
import type { Notice } from "./use-notice.ts";

/** A second press up to this long after its time gets its own message, ms. */
const TOO_LATE_MS = 4_000;

/** A first press that waits for the second one. */
export interface ArmedPress extends Armed<PressId> {
  readonly name: string;
  readonly command: Command;
  readonly view: DeskView;
}

interface Arming {
  readonly armed: ArmedPress | null;
  /** Starts to wait for the second press. Returns whether this press was a second one that came too late. */
  readonly arm: (press: ArmedPress) => boolean;
  readonly disarm: () => void;
}

/** Holds a first press until its time is over or its precondition changes; says which of both happened. */
export function useArmed(view: DeskView, say: (notice: Notice) => void): Arming {
  const [armed, setArmed] = useState<ArmedPress | null>(null);
  const expired = useRef<{ readonly id: PressId; readonly at: number } | null>(null);
  useForget(armed, view, (text, isExpired) => {
    if (armed && isExpired) expired.current = { id: armed.id, at: performance.now() };
    setArmed(null);
    say({ tone: "held", text });
  });
  function arm(press: ArmedPress): boolean {
    const late = expired.current?.id === press.id && press.at - expired.current.at < TOO_LATE_MS;
    expired.current = null;
    setArmed(press);
    return late;
  }
  return { armed, arm, disarm: useCallback(() => setArmed(null), []) };
}

/** Forgets a first press after a while, or when its precondition changes. `forget` gets the reason. */
function useForget(
  armed: ArmedPress | null,
  view: DeskView,
  forget: (text: string, isExpired: boolean) => void,
): void {
  const forgetting = useEffectEvent(forget);
  const moved = armed !== null && armed.precondition !== preconditionOf(armed.command, view);
  const changed = moved ? (whatChanged(armed.view, view) ?? "Something changed.") : "";
  const name = armed?.name ?? "";
  useEffect(() => {
    if (moved) forgetting(`${name} was not sent. ${changed}`, false);
  }, [moved, changed, name]);
  useEffect(() => {
    if (armed === null) return;
    const text = `${armed.name} was not sent: no second press within ${armed.pace.armedForMs / 1_000} s.`;
    const timer = setTimeout(
      () => forgetting(text, true),
      armed.at + armed.pace.armedForMs - performance.now(),
    );
    return () => clearTimeout(timer);
  }, [armed]);
}
