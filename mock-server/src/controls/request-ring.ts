/** Stores the latest requests in memory. */
import type { LoggedRequest, RequestLog } from "../ports/controls.ts";

/** Most stored requests. */
const MOST_REMEMBERED = 500;
/** Most of them with bodies: a page of lots is 100 kB. */
const MOST_BODIES = 100;

/** Returns an empty log. An entry takes a place in a list of fixed size. */
export function createRequestLog(): RequestLog {
  const ring: LoggedRequest[] = [];
  /** Place of the next entry; the newest is just before. */
  let next = 0;
  return {
    add(request) {
      ring[next] = request;
      const older = ring[(next - MOST_BODIES + MOST_REMEMBERED) % MOST_REMEMBERED];
      if (older) older.bodies = null;
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
