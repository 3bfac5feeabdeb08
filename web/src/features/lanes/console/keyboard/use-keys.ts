import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { isField } from "../../../../lib/keyboard/is-typing.ts";
import { onSingleKeys, setSingleKeys, singleKeysOn } from "../../../../lib/keyboard/single-keys.ts";
import { type KeyWish, wishOf } from "./keys.ts";
import { TypingTail } from "./after-typing.ts";

/** How the console's keys are: they act, rest while one types or another window is in front, or are switched off. */
export type KeysNow = "act" | "typing" | "away" | "off";

export interface Keys {
  readonly now: KeysNow;
  readonly turn: (on: boolean) => void;
}

/**
 * Hears the console's keys while its window has the focus, nothing is typed and no dialog is open.
 * @param onWish returns whether it took the key; then nobody else hears it
 */
export function useKeys(onWish: (wish: KeyWish) => boolean): Keys {
  const on = useSyncExternalStore(onSingleKeys, singleKeysOn);
  const resting = useResting();
  const wished = useEffectEvent(onWish);

  useEffect(() => {
    const tail = new TypingTail();
    const hear = (event: KeyboardEvent) => {
      if (isField(event.target)) tail.typed(event.target as Element, event.key, event.timeStamp);
      if (scrollsPage(event)) event.preventDefault();
      const wish = wishOf(event);
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
      if (!singleKeysOn() || !document.hasFocus() || document.querySelector(QUESTION)) return;
      // A key that is held must not reach the shell's shortcuts either.
      const held = event.repeat && wishOf({ ...pressOf(event), repeat: false }) !== null;
      if (held || (wish !== null && tail.swallows(event.timeStamp)) || (wish !== null && wished(wish))) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    // Before the shell, whose `g` leads away from here.
    addEventListener("keydown", hear, { capture: true });
    return () => removeEventListener("keydown", hear, { capture: true });
  }, []);

  return { now: on ? resting : "off", turn: setSingleKeys };
}

/** A question over the desk takes all keys; what only stands beside it, those pressed in it. */
const QUESTION = "[data-slot='dialog-content'], [data-slot='sheet-content']";

/**
 * Whether a press of the space bar would do nothing but scroll the controls away. What one presses, types into or scrolls
 * of one's own will keeps it.
 */
export function scrollsPage({ key, target }: Pick<KeyboardEvent, "key" | "target">): boolean {
  if (key !== " " || isField(target)) return false;
  return !(target instanceof Element && target.closest(TAKES_SPACE) !== null);
}

const TAKES_SPACE =
  "button, a[href], summary, label, [tabindex='0'], [role='button'], [role='dialog'], [role='menu'], [role='tab']";

/** Whether what has the focus has its own use for keys. */
function isElsewhere(target: EventTarget | null): boolean {
  return (
    isField(target) ||
    (target instanceof Element && target.closest("[role='dialog'], [role='menu']") !== null)
  );
}

const pressOf = ({ key, code, isComposing }: KeyboardEvent) => ({ key, code, isComposing });

/** Whether the keys rest, by where the focus is. */
function useResting(): Exclude<KeysNow, "off"> {
  const [now, setNow] = useState<Exclude<KeysNow, "off">>("act");
  useEffect(() => {
    const look = () =>
      setNow(document.hasFocus() ? (isElsewhere(document.activeElement) ? "typing" : "act") : "away");
    // Where the focus goes is known only after it has left.
    const soon = () => setTimeout(look, 0);
    look();
    for (const kind of ["focus", "blur", "focusin", "focusout"] as const) addEventListener(kind, soon);
    return () => {
      for (const kind of ["focus", "blur", "focusin", "focusout"] as const) removeEventListener(kind, soon);
    };
  }, []);
  return now;
}
