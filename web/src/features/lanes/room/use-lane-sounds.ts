import { useEffect, useRef, useState } from "react";
import { type Audible, play, type Sound, soundBetween } from "./sounds.ts";

const MARK = "marsa.lane-sound";
/** The word of a sound shows for this time, ms. */
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
  /** The last sound, as a caption; null: none. */
  readonly caption: Sound | null;
}

/** The sounds of a lane; off by default, and kept for this browser. */
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
