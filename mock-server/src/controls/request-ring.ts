import type { LoggedRequest, RequestLog } from "./controls.ts";

/** How many requests are remembered. */
const MOST_REMEMBERED = 500;

/** An empty log. Adding costs a place in a list that never grows. */
export function createRequestLog(): RequestLog {
  const ring: LoggedRequest[] = [];
  /** Where the next one goes; the newest stands just before it. */
  let next = 0;
  return {
    add(request) {
      ring[next] = request;
      next = (next + 1) % MOST_REMEMBERED;
    },
    list(limit) {
      const oldestFirst = [...ring.slice(next), ...ring.slice(0, next)];
      return oldestFirst.toReversed().slice(0, limit);
    },
    clear() {
      ring.length = 0;
      next = 0;
    },
  };
}
