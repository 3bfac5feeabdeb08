/** Switches single-key shortcuts on and off. People who dictate to their computer switch them off. */
import { deviceStorage } from "../browser/storage.ts";

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
