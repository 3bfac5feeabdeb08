import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { announce } from "#/lib/browser/announce.ts";
import { deviceStorage } from "#/lib/browser/storage.ts";
import { type Audible, heardBetween } from "./heard.ts";
import type { Sound } from "./sounds.ts";
import { hasVoice, hush, onVoices, say } from "./voice.ts";

const MARK = "marsa.lane-sound";
/** A caption shows for this time, ms. */
const SEEN_MS = 5_000;
const VOICE_ON = "The voice is on";
const NO_VOICE = "This browser has no voice. Captions only.";

/** Most readers listen to nothing. */
async function play(sound: Sound): Promise<void> {
  (await import("./sounds.ts")).play(sound);
}

/** What a listener hears: tones, the voice, or nothing. */
export type Listening = "off" | "on" | "voice";
type Choice = Listening | "offered";

/** Returns the reader's choice, "offered" before they made one, or null before the first lane. */
function readChoice(): Choice | null {
  return deviceStorage.getItem(MARK) as Choice | null;
}

function keep(choice: Choice): void {
  deviceStorage.setItem(MARK, choice);
}

export interface LaneListening {
  readonly choice: Listening;
  choose: (next: Listening) => void;
  /** Whether listening is offered: on the first visit of a lane, until the reader answers. */
  readonly offered: boolean;
  /** The last line in letters; null: none. */
  readonly caption: string | null;
}

/**
 * What is heard of a lane, by tones or the browser's voice, with captions; off by default, and kept for this browser.
 * Screen readers get the same lines, except from the voice, which would speak over them.
 */
export function useListening(now: Audible): LaneListening {
  const [choice, setChoice] = useState<Listening>(() => {
    const kept = readChoice();
    return kept === "on" || kept === "voice" ? kept : "off";
  });
  const [offered, setOffered] = useState(() => readChoice() === null);
  const [caption, setCaption] = useState<string | null>(null);
  const voice = useSyncExternalStore(onVoices, hasVoice);
  const before = useRef<Audible>(null);

  const hear = useEffectEvent(() => {
    const heard = heardBetween(before.current, now);
    before.current = now;
    if (!heard) return;
    // The bidding announces the reader's own state.
    const isOwn = heard.sound === "leading" || heard.sound === "outbid";
    if (!isOwn && choice !== "voice") announce(heard.line, "news");
    if (choice === "off") return;
    if (choice === "voice") say(heard.line);
    else void play(heard.sound);
    setCaption(heard.line);
  });
  // After each render: what did not change is silent.
  useEffect(() => hear());

  useEffect(() => {
    if (caption === null) return;
    const timer = setTimeout(() => setCaption(null), SEEN_MS);
    return () => clearTimeout(timer);
  }, [caption]);

  useEffect(() => {
    // Offered once: the next lane does not ask again.
    if (offered) keep("offered");
  }, [offered]);

  useEffect(() => hush, []);

  const choose = (next: Listening) => {
    setChoice(next);
    setOffered(false);
    keep(next);
    hush();
    if (next === "on") void play("lot");
    if (next === "voice") say(VOICE_ON);
    setCaption(next !== "voice" ? null : voice ? VOICE_ON : NO_VOICE);
  };
  return { choice, caption, choose, offered };
}
