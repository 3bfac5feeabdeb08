import { closeDialog, isDialogOpen, openDialog } from "../dialogs/dialogs.ts";
import { configQuery } from "../http/queries.ts";
import { queryClient } from "../http/query-client.ts";
import { isField } from "./single-keys.ts";

/** The parts of a key press that decide. */
type Press = Pick<
  KeyboardEvent,
  "key" | "code" | "ctrlKey" | "shiftKey" | "metaKey" | "altKey" | "repeat" | "isComposing"
>;

/**
 * Returns whether a key press opens the developer drawer: `, or Ctrl+Shift+D on a keyboard without that key.
 * @param inField whether a text field has the focus; the key then does nothing
 */
export function asksForDrawer(press: Press, inField: boolean): boolean {
  const { key, code, ctrlKey, shiftKey, metaKey, altKey, repeat, isComposing } = press;
  if (inField || repeat || isComposing || metaKey || altKey) return false;
  if (ctrlKey) return shiftKey && code === "KeyD";
  // By its place too, since the key writes another character on an Arabic keyboard.
  return !shiftKey && (key === "`" || code === "Backquote");
}

/**
 * Opens and closes the developer drawer by its key, from the page's start. The app learns later whether the server has
 * controls, and an early press counts too. Without controls nothing opens.
 */
export function watchDeveloperKey(): void {
  addEventListener("keydown", (event) => {
    if (!asksForDrawer(event, isField(event.target))) return;
    if (queryClient.getQueryData(configQuery.queryKey)?.controls === true) event.preventDefault();
    if (isDialogOpen("developer")) closeDialog("developer");
    else openDialog("developer");
  });
}
