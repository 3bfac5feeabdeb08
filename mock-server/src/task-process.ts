/** The process side of a task worker. */
import type { TaskResult } from "./task-worker.ts";

/** Sends the result of a task to the server. A server that ended meanwhile needs none. */
export function sendResult<Result extends TaskResult>(result: Result): void {
  // Without a callback, a closed channel is an uncaught error of this process.
  process.send?.(result, undefined, undefined, () => undefined);
}
