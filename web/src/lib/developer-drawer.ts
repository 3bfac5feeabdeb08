/** How the shell asks for the developer's drawer without knowing it. Offer it where `config.controls` is on. */

let listener: (() => void) | null = null;
let asked = false;

/** Somebody wants the developer's drawer. Whoever asks before its gate is loaded is heard then. */
export function askForDeveloper(): void {
  if (listener) listener();
  else asked = true;
}

/** Hears whoever asks for the drawer. One listener: its gate. Returns the way out. */
export function onDeveloperAsked(hear: () => void): () => void {
  listener = hear;
  if (asked) hear();
  asked = false;
  return () => {
    listener = null;
  };
}
