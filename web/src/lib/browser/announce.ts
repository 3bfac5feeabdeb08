/** Texts for screen readers. The shell mounts the two live regions (components/announcer). */

type Politeness = "polite" | "assertive";
type Speaker = (text: string, politeness: Politeness) => void;

/** At most one polite message in this time, ms; the newest is read. */
const PAUSE_MS = 5_000;

let speak: Speaker = () => {};
/** When a text of each kind was last said, as performance.now(). */
const saidAt = { polite: -Infinity, news: -Infinity };
let waiting: { readonly kind: "polite" | "news"; readonly timer: ReturnType<typeof setTimeout> } | null =
  null;

/** Connects the live regions of the page; returns how to disconnect them. */
export function onAnnounce(speaker: Speaker): () => void {
  speak = speaker;
  return () => {
    speak = () => {};
  };
}

/**
 * Announces a text: politely at most once in 5 s, assertively at once ("You have been outbid" in a final call).
 * @param politeness "news" for what happens to others: it never takes the place of a polite text, nor delays one
 */
export function announce(text: string, politeness: Politeness | "news" = "polite"): void {
  if (politeness === "assertive") return speak(text, "assertive");
  if (politeness === "news" && waiting?.kind === "polite") return;
  clearTimeout(waiting?.timer);
  const last = politeness === "news" ? Math.max(saidAt.polite, saidAt.news) : saidAt.polite;
  const timer = setTimeout(
    () => {
      waiting = null;
      saidAt[politeness] = performance.now();
      speak(text, "polite");
    },
    Math.max(0, last + PAUSE_MS - performance.now()),
  );
  waiting = { kind: politeness, timer };
}
