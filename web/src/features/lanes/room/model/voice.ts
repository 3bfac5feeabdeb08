/** The browser's own voice. */

/** An auctioneer speaks faster than a reader. */
const SPEED = 1.2;

/** Says a line. A line that is still being said is cut off, so that the newest one is heard at once. */
export function say(line: string): void {
  hush();
  if (hasVoice())
    speechSynthesis.speak(Object.assign(new SpeechSynthesisUtterance(line), { lang: "en-GB", rate: SPEED }));
}

/** Ends what is being said. */
export function hush(): void {
  if (typeof speechSynthesis !== "undefined") speechSynthesis.cancel();
}

/** Returns whether the browser has a voice. It may find its voices only after a moment. */
export function hasVoice(): boolean {
  return typeof speechSynthesis !== "undefined" && speechSynthesis.getVoices().length > 0;
}

/** Calls a listener when the browser has found voices; returns how to stop that. */
export function onVoices(listener: () => void): () => void {
  if (typeof speechSynthesis === "undefined") return () => {};
  speechSynthesis.addEventListener("voiceschanged", listener);
  return () => speechSynthesis.removeEventListener("voiceschanged", listener);
}
