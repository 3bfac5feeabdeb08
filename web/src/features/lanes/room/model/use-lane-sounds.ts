import { useEffect, useRef, useState } from "react";
import { type Audible, play, type Sound, soundBetween } from "./sounds.ts";
import { deviceStorage } from "#/lib/browser/storage.ts";

const MARK = "marsa.lane-sound";
/** The word of a sound shows for this time, ms. */
const SEEN_MS = 2_500;

/** Returns the reader's choice, "offered" before they made one, or null before the first lane. */
function readChoice(): string | null {
  return deviceStorage.getItem(MARK);
}

function keep(mark: "on" | "off" | "offered"): void {
  deviceStorage.setItem(MARK, mark);
}

export interface LaneSounds {
  readonly on: boolean;
  toggle: () => void;
  /** Whether sounds are offered: on the first visit of a lane, until the reader answers. */
  readonly offered: boolean;
  /** Answers the offer with no. */
  refuse: () => void;
  /** The last sound, as a caption; null: none. */
  readonly caption: Sound | null;
}

/** The sounds of a lane; off by default, and kept for this browser. */
export function useLaneSounds({ lotId, phase, going, price, status, paused }: Audible): LaneSounds {
  const [on, setOn] = useState(() => readChoice() === "on");
  const [offered, setOffered] = useState(() => readChoice() === null);
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

  useEffect(() => {
    // Offered once: the next lane does not ask again.
    if (offered) keep("offered");
  }, [offered]);

  const choose = (next: boolean) => {
    setOn(next);
    setOffered(false);
    keep(next ? "on" : "off");
    if (next) play("lot");
  };
  return {
    on,
    caption: on ? caption : null,
    toggle: () => choose(!on),
    offered,
    refuse: () => choose(false),
  };
}
