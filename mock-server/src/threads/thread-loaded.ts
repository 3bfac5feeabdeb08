/** The first message of a thread: its script is loaded, native modules included. */
import { parentPort } from "node:worker_threads";

export const LOADED = "loaded";

/** Says that the script of this thread is loaded; its last line. */
export function reportLoaded(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(LOADED);
}
