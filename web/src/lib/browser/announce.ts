/** Texts for screen readers. The shell mounts the two live regions (components/announcer). */

type Politeness = "polite" | "assertive";
type Speaker = (text: string, politeness: Politeness) => void;

/** At most one polite message in this time, ms; the newest is read. */
const PAUSE_MS = 5_000;

let speak: Speaker = () => {};
let spokenAt = -Infinity;
let waiting: { text: string; timer: ReturnType<typeof setTimeout> } | null = null;

/** Connects the live regions of the page; returns how to disconnect them. */
export function onAnnounce(speaker: Speaker): () => void {
  speak = speaker;
  return () => {
    speak = () => {};
  };
}

/** Announces a text: politely at most once in 5 s, assertively at once ("You have been outbid" in a final call). */
export function announce(text: string, politeness: Politeness = "polite"): void {
  if (politeness === "assertive") return speak(text, "assertive");
  if (waiting) {
    waiting.text = text;
    return;
  }
  const wait = Math.max(0, spokenAt + PAUSE_MS - performance.now());
  const next = {
    text,
    timer: setTimeout(() => {
      waiting = null;
      spokenAt = performance.now();
      speak(next.text, "polite");
    }, wait),
  };
  waiting = next;
}
