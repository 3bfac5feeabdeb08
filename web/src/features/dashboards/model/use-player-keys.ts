import { useEffect, useEffectEvent } from "react";
import { singleKeysOn } from "#/lib/keyboard/single-keys.ts";
import type { Player } from "./use-player.ts";
import { lotBeside, type Timeline } from "./timeline.ts";

const STEP_MS = 5_000;
const FAR_MS = 30_000;

/** Space plays, arrow keys move by 5 s (with Shift 30 s), [ and ] go to the lot before and after. */
export function usePlayerKeys(player: Player, line: Timeline): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const act = actOf(event, player, line);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}

/** The action of a key; null: none, or the focused element uses the key. */
function actOf(
  { key, shiftKey, target }: KeyboardEvent,
  player: Player,
  line: Timeline,
): (() => void) | null {
  const step = shiftKey ? FAR_MS : STEP_MS;
  const element = target instanceof Element ? target : null;
  if (element?.closest("select")) return null;
  switch (key) {
    case " ":
      return element?.closest("button, a") ? null : () => player.toggle();
    case "ArrowLeft":
      return () => player.seek(player.at - step);
    case "ArrowRight":
      return () => player.seek(player.at + step);
    case "[":
      return singleKeysOn() ? () => player.seek(lotBeside(line, player.at, -1)) : null;
    case "]":
      return singleKeysOn() ? () => player.seek(lotBeside(line, player.at, 1)) : null;
    default:
      return null;
  }
}
