/** Plays a lane again, and reads the keys of the player. */
import { useEffect, useState, useEffectEvent } from "react";
import { type Timeline, lotBeside } from "./timeline.ts";
import { singleKeysOn } from "#/lib/keyboard/single-keys.ts";

/** Speeds of the replay. */
export const SPEEDS = [1, 2, 5, 10, 30, 60] as const;

/** Interval between two steps of the replay, ms. */
const TICK_MS = 100;

export interface Player {
  /** The time that shows, server ms of the lane. */
  readonly at: number;
  readonly isPlaying: boolean;
  readonly speed: number;
  setSpeed(speed: number): void;
  /** Plays or pauses; at the end it starts again. */
  toggle(): void;
  /** Goes to a moment, and goes on playing. */
  seek(at: number): void;
}

/** Plays a stretch of time from its start. */
export function usePlayer({ from, to }: Pick<Timeline, "from" | "to">): Player {
  const [at, setAt] = useState(from);
  const [isPlaying, setPlaying] = useState(true);
  const [speed, setSpeed] = useState<number>(1);
  const runs = isPlaying && at < to;

  useEffect(() => {
    if (!runs) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const passed = (now - last) * speed;
      last = now;
      setAt((before) => Math.min(to, before + passed));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [runs, speed, to]);

  return {
    at,
    isPlaying: runs,
    speed,
    setSpeed,
    toggle() {
      if (at >= to) setAt(from);
      setPlaying(!runs);
    },
    seek: (moment) => setAt(Math.min(to, Math.max(from, moment))),
  };
}

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
