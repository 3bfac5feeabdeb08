import { useEffect, useRef, useState } from "react";
import { type Audible, play, type Sound, soundBetween } from "./sounds.ts";

const MARK = "marsa.lane-sound";
/** A sound's word stays this long, ms. */
const SEEN_MS = 2_500;

function kept(): boolean {
  try {
    return localStorage.getItem(MARK) === "on";
  } catch {
    return false;
  }
}

export interface LaneSounds {
  readonly on: boolean;
  toggle: () => void;
  /** What was played just now, for eyes; null: nothing. */
  readonly caption: Sound | null;
}

/** Sounds for what happens in a lane; off until somebody wants them, and then on in this browser. */
export function useLaneSounds({ lotId, phase, going, price, status, paused }: Audible): LaneSounds {
  const [on, setOn] = useState(kept);
  const [caption, setCaption] = useState<Sound | null>(null);
  const before = useRef<Audible>(null);

  useEffect(() => {
    const now = { lotId, phase, going, price, status, paused };
    const sound = before.current && soundBetween(before.current, now);
    before.current = now;
    if (!sound || !on) return;
    play(sound);
    setCaption(sound);
  }, [lotId, phase, going, price, status, paused, on]);

  useEffect(() => {
    if (caption === null) return;
    const timer = setTimeout(() => setCaption(null), SEEN_MS);
    return () => clearTimeout(timer);
  }, [caption]);

  return {
    on,
    caption: on ? caption : null,
    toggle() {
      const next = !on;
      setOn(next);
      try {
        localStorage.setItem(MARK, next ? "on" : "off");
      } catch {
        // A browser without storage forgets it with the page.
      }
      if (next) play("lot");
    },
  };
}
