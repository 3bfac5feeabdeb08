/** Shortcuts of a single key can be switched off: whoever speaks to his computer, or rests on its keys, does not want them. */

const MARK = "marsa.single-keys";
const listeners = new Set<() => void>();

/** Whether single keys act. On unless this browser was told otherwise. */
export function singleKeysOn(): boolean {
  try {
    return localStorage.getItem(MARK) !== "off";
  } catch {
    return true;
  }
}

/** Switches them for this browser. */
export function setSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(MARK);
  else localStorage.setItem(MARK, "off");
  for (const listener of listeners) listener();
}

/** Hears a change; returns the way out. */
export function onSingleKeys(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
