/** What a key press must tell to be judged. */
type Press = Pick<
  KeyboardEvent,
  "key" | "code" | "ctrlKey" | "shiftKey" | "metaKey" | "altKey" | "repeat" | "isComposing"
>;

/**
 * Whether a key press asks for the drawer: `, or Ctrl+Shift+D where a keyboard has no such key.
 * @param inField the press belongs to a field one types into; then it never does
 */
export function asksForDrawer(press: Press, inField: boolean): boolean {
  const { key, code, ctrlKey, shiftKey, metaKey, altKey, repeat, isComposing } = press;
  if (inField || repeat || isComposing || metaKey || altKey) return false;
  if (ctrlKey) return shiftKey && code === "KeyD";
  // By its place too: on an Arabic keyboard it writes another letter.
  return !shiftKey && (key === "`" || code === "Backquote");
}
