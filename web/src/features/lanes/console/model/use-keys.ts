import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { isField, onSingleKeys, setSingleKeys, singleKeysOn } from "#/lib/keyboard/single-keys.ts";
import { type KeyCommand, commandOf } from "./commands/keys.ts";
import { TypingTail } from "./after-typing.ts";

/** The state of the console's keys: active, off during typing or in another window, or switched off. */
export type KeysNow = "act" | "typing" | "away" | "off";

export interface Keys {
  readonly now: KeysNow;
  readonly turn: (on: boolean) => void;
}

/**
 * Handles the console's keys while its window has the focus, no field has it and no dialog is open.
 * @param onCommand returns whether it handled the key, which then goes nowhere else
 * @param room whether the lane has the room
 */
export function useKeys(onCommand: (command: KeyCommand) => boolean, room = false): Keys {
  const on = useSyncExternalStore(onSingleKeys, singleKeysOn);
  const resting = useResting();
  const handled = useEffectEvent(onCommand);

  useEffect(() => {
    const tail = new TypingTail();
    const onPointerDown = () => tail.left();
    const onKeyDown = (event: KeyboardEvent) => {
      if (isField(event.target)) tail.typed(event.key, event.timeStamp);
      if (scrollsPage(event)) event.preventDefault();
      const command = commandOf(event, room);
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
      if (!singleKeysOn() || !document.hasFocus() || document.querySelector(QUESTION)) return;
      // The shell's shortcuts must not get the repeats of a held key either.
      const held = event.repeat && commandOf({ ...pressOf(event), repeat: false }, room) !== null;
      const ofText = command !== null && tail.swallows(event.timeStamp, command === "announce");
      if (held || ofText || (command !== null && handled(command))) {
        event.preventDefault();
        event.stopPropagation();
      }
      if (command === "announce" && !ofText && !isField(document.activeElement))
        tail.refused(event.timeStamp);
    };
    // Before the shell's shortcuts, whose `g` leaves this page.
    addEventListener("keydown", onKeyDown, { capture: true });
    addEventListener("pointerdown", onPointerDown, { capture: true });
    return () => {
      removeEventListener("keydown", onKeyDown, { capture: true });
      removeEventListener("pointerdown", onPointerDown, { capture: true });
    };
  }, [room]);

  return { now: on ? resting : "off", turn: setSingleKeys };
}

/** A dialog over the desk gets all keys; one beside it gets only those pressed in it. */
const QUESTION = "[data-slot='dialog-content'], [data-slot='sheet-content']";

/** Whether the space bar would only scroll the controls away. Buttons, fields and scrolled boxes keep it. */
export function scrollsPage({ key, target }: Pick<KeyboardEvent, "key" | "target">): boolean {
  if (key !== " " || isField(target)) return false;
  return !(target instanceof Element && target.closest(TAKES_SPACE) !== null);
}

const TAKES_SPACE =
  "button, a[href], summary, label, [tabindex='0'], [role='button'], [role='dialog'], [role='menu'], [role='tab']";

/** Whether the focused element uses keys itself. */
function isElsewhere(target: EventTarget | null): boolean {
  return (
    isField(target) ||
    (target instanceof Element && target.closest("[role='dialog'], [role='menu']") !== null)
  );
}

const pressOf = ({ key, code, isComposing }: KeyboardEvent) => ({ key, code, isComposing });

/** Returns why the keys are off, by the focus. */
function useResting(): Exclude<KeysNow, "off"> {
  const [now, setNow] = useState<Exclude<KeysNow, "off">>("act");
  useEffect(() => {
    const look = () =>
      setNow(document.hasFocus() ? (isElsewhere(document.activeElement) ? "typing" : "act") : "away");
    // The new focus is known only after the old element has lost it.
    const soon = () => setTimeout(look, 0);
    look();
    for (const kind of ["focus", "blur", "focusin", "focusout"] as const) addEventListener(kind, soon);
    return () => {
      for (const kind of ["focus", "blur", "focusin", "focusout"] as const) removeEventListener(kind, soon);
    };
  }, []);
  return now;
}
