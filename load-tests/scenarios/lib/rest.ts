import { setTimeout } from "k6/timers";

/** Waits without blocking the link of whoever waits. */
export function rest(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(() => resolve(), Math.max(0, ms)));
}

/** Thinks for half of `ms` to all of it. */
export function think(ms: number): Promise<void> {
  return rest(ms * (0.5 + Math.random() / 2));
}

/** Waits until something is so, or a moment (ms since 1970) has come. @returns whether it is so. */
export async function until(isSo: () => boolean, moment: number): Promise<boolean> {
  while (!isSo() && Date.now() < moment) await rest(50);
  return isSo();
}
