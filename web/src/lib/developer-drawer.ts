/** How the shell asks for the developer's drawer without knowing it. Offer it where `config.controls` is on. */

const ASKED = "marsa:developer";

/** Somebody wants the developer's drawer. */
export function askForDeveloper(): void {
  dispatchEvent(new Event(ASKED));
}

/** Hears whoever asks for the developer's drawer. Returns the way out. */
export function onDeveloperAsked(listener: () => void): () => void {
  addEventListener(ASKED, listener);
  return () => removeEventListener(ASKED, listener);
}
