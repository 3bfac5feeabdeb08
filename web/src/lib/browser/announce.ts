/** What is spoken to those who listen instead of look. The shell mounts the two regions; see components/announcer. */

type Politeness = "polite" | "assertive";
type Speaker = (text: string, politeness: Politeness) => void;

/** At most one polite message in this time, ms; the newest wins. */
const PAUSE_MS = 5_000;

let speak: Speaker = () => {};
let spokenAt = -Infinity;
let waiting: { text: string; timer: ReturnType<typeof setTimeout> } | null = null;

/** Connects the regions on the page; returns the way out. */
export function onAnnounce(speaker: Speaker): () => void {
  speak = speaker;
  return () => {
    speak = () => {};
  };
}

/** Says something: politely at most once in 5 s, assertively at once ("You have been outbid" in a final call). */
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
