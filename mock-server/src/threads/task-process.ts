/** The process side of a task worker. */

/** Sends the result of a task to the server. A server that ended meanwhile needs none. */
export function sendResult(result: object): void {
  // Without a callback, a closed channel is an uncaught error of this process.
  process.send?.(result, undefined, undefined, () => undefined);
}
