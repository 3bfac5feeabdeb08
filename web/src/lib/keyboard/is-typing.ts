import { singleKeysOn } from "./single-keys.ts";

/** Whether a key press is not for a single-key shortcut: it belongs to a field, to the system, or they are switched off. */
export function isTyping(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey || isField(event.target) || !singleKeysOn();
}

/** Whether something is a field that one types into or chooses from. */
export function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
