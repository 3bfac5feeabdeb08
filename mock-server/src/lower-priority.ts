import { getPriority, setPriority } from "node:os";

/**
 * Lets other threads of the server go first: this one runs at `nice`, or where it is if that is lower already (a process that
 * was started low may not rise). On Linux alone: elsewhere it would lower the whole server.
 */
export function lowerPriority(nice: number): void {
  if (process.platform === "linux" && getPriority(0) < nice) setPriority(0, nice);
}
