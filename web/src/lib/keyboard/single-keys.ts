/** Switches single-key shortcuts on and off. People who dictate to their computer switch them off. */
import { deviceStorage } from "../browser/storage.ts";

/**
 * Returns whether a single-key shortcut ignores this key press: it belongs to a field or to the system, or shortcuts
 * are off.
 */
export function isTyping(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey || isField(event.target) || !singleKeysOn();
}

/** Returns whether an element is a field for text or for a choice. */
export function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

const MARK = "marsa.single-keys";
const listeners = new Set<() => void>();

/** Whether single-key shortcuts are on. On unless this browser switched them off. */
export function singleKeysOn(): boolean {
  return deviceStorage.getItem(MARK) !== "off";
}

/** Switches single-key shortcuts for this browser. */
export function setSingleKeys(on: boolean): void {
  if (on) deviceStorage.removeItem(MARK);
  else deviceStorage.setItem(MARK, "off");
  for (const listener of listeners) listener();
}

/** Calls the listener after each change; returns how to stop that. */
export function onSingleKeys(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
