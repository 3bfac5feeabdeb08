/** Lowers the priority of a background thread. */
import { getPriority, setPriority } from "node:os";

/**
 * Runs this thread at `nice`, or at its current priority if that is lower (a process may not raise its own). Linux
 * only: elsewhere the call would lower the whole server.
 */
export function lowerPriority(nice: number): void {
  if (process.platform === "linux" && getPriority(0) < nice) setPriority(0, nice);
}
