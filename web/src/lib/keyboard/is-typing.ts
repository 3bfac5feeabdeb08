import { singleKeysOn } from "./single-keys.ts";

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
