import { useEffect, useEffectEvent } from "react";
import { isTyping } from "../../lib/keyboard/is-typing.ts";

export type ModerationKey = "j" | "k" | "a" | "r";
const KEYS: ReadonlySet<string> = new Set(["j", "k", "a", "r"] satisfies ModerationKey[]);
/** `g` and a letter lead to another page: that letter is not ours. As long as the shell waits, ms. */
const GO_MS = 1_500;

/** Hears j and k for the next and the previous lot, a and r for the decision; not while one types or a dialog is open. */
export function useModerationKeys(onKey: (key: ModerationKey) => void): void {
  const pressed = useEffectEvent(onKey);
  useEffect(() => {
    let went = -Infinity;
    const hear = (event: KeyboardEvent) => {
      if (isTyping(event) || event.repeat || document.querySelector("[role='dialog']") !== null) return;
      const leads = event.timeStamp - went < GO_MS;
      went = event.key === "g" ? event.timeStamp : -Infinity;
      if (leads || event.defaultPrevented || !KEYS.has(event.key)) return;
      event.preventDefault();
      pressed(event.key as ModerationKey);
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, []);
}
