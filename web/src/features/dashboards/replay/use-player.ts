import { useEffect, useState } from "react";
import type { Timeline } from "./timeline.ts";

/** How many times as fast as it was. */
export const SPEEDS = [1, 2, 5, 10, 30, 60] as const;

/** How often the picture moves on, ms. */
const TICK_MS = 100;

export interface Player {
  /** The moment that is shown, server ms of then. */
  readonly at: number;
  readonly isPlaying: boolean;
  readonly speed: number;
  setSpeed(speed: number): void;
  /** Plays or stops; at the end it begins anew. */
  toggle(): void;
  /** Goes to a moment; what plays plays on from there. */
  seek(at: number): void;
}

/** Plays a stretch of time, from its beginning at once. */
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
