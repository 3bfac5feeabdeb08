/** Waits of people in a load test. */
import { setTimeout } from "k6/timers";

/** Waits without blocking the person's link. */
export async function sleep(ms: number): Promise<void> {
  const due = Date.now() + Math.max(0, ms);
  // On a busy machine a timer of k6 sometimes fires early.
  do await new Promise<void>((resolve) => setTimeout(() => resolve(), due - Date.now()));
  while (Date.now() < due - EARLY_MS);
}

/** A timer counts whole milliseconds. */
const EARLY_MS = 2;

/** Waits for half of `ms` to all of it. */
export function think(ms: number): Promise<void> {
  return sleep(ms * (0.5 + Math.random() / 2));
}

/**
 * Waits until a condition holds or a moment (ms since 1970) has come.
 * @returns Whether the condition holds.
 */
export async function until(isSo: () => boolean, moment: number): Promise<boolean> {
  while (!isSo() && Date.now() < moment) await sleep(50);
  return isSo();
}
