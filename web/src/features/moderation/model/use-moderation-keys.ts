import { useEffect, useEffectEvent } from "react";
import { isTyping } from "#/lib/keyboard/is-typing.ts";

/** j and k: the next and the previous lot; a and r: approve and return. */
type ModerationKey = "j" | "k" | "a" | "r";
/** After `g`, a letter opens another page: this hook ignores the letter for so long, ms. */
const GO_MS = 1_500;

/** Runs these acts by single keys, but not while the reader types or a dialog is open. */
export function useModerationKeys(acts: Partial<Record<ModerationKey, () => void>>): void {
  const actOf = useEffectEvent((key: string) => acts[key as ModerationKey]);
  useEffect(() => {
    let went = -Infinity;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTyping(event) || event.repeat || document.querySelector("[role='dialog']") !== null) return;
      const leads = event.timeStamp - went < GO_MS;
      went = event.key === "g" ? event.timeStamp : -Infinity;
      const act = leads || event.defaultPrevented ? undefined : actOf(event.key);
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}
