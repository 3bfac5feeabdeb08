import { setTimeout } from "k6/timers";

/** Waits without blocking the link of whoever waits. */
export async function sleep(ms: number): Promise<void> {
  const due = Date.now() + Math.max(0, ms);
  // Now and then, on a machine that is busy, a timer of k6 goes off before its time.
  do await new Promise<void>((resolve) => setTimeout(() => resolve(), due - Date.now()));
  while (Date.now() < due - EARLY_MS);
}

/** A timer counts whole milliseconds. */
const EARLY_MS = 2;

/** Thinks for half of `ms` to all of it. */
export function think(ms: number): Promise<void> {
  return sleep(ms * (0.5 + Math.random() / 2));
}

/** Waits until something is so, or a moment (ms since 1970) has come. @returns whether it is so. */
export async function until(isSo: () => boolean, moment: number): Promise<boolean> {
  while (!isSo() && Date.now() < moment) await sleep(50);
  return isSo();
}
