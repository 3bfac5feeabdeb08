import { useEffect, useState } from "react";
import type { Timeline } from "./timeline.ts";

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
