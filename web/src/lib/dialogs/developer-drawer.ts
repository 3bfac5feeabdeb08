/** How the shell and the developer's key ask for the drawer without knowing it. Offered where `config.controls` is on. */
import { asksForDrawer } from "../keyboard/developer-key.ts";
import { isField } from "../keyboard/is-typing.ts";

/** `open` by a button, `toggle` by the key. */
export type DeveloperWish = "open" | "toggle";

let listener: ((wish: DeveloperWish) => void) | null = null;
let wanted = false;

/** Somebody wants the developer's drawer. Whoever asks before its gate is loaded is heard then. */
export function askForDeveloper(): void {
  ask("open");
}

/**
 * Hears the developer's key from the first moment of the page: whether controls are on is only known once the server
 * has answered, and a press before that must not be lost. Where there are none, nobody listens and nothing happens.
 */
export function watchDeveloperKey(): void {
  addEventListener("keydown", (event) => {
    if (!asksForDrawer(event, isField(event.target))) return;
    if (listener) event.preventDefault();
    ask("toggle");
  });
}

/** Hears whoever asks for the drawer. One listener: its gate. Returns the way out. */
export function onDeveloperAsked(hear: (wish: DeveloperWish) => void): () => void {
  listener = hear;
  if (wanted) hear("open");
  wanted = false;
  return () => {
    listener = null;
  };
}

function ask(wish: DeveloperWish): void {
  if (listener) listener(wish);
  else wanted = wish === "open" || !wanted;
}
