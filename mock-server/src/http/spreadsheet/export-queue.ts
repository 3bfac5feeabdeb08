/** Makes exports one at a time, in a queue with an end, so that they leave everybody else's answers alone. */
import type { Context } from "../context.ts";
import { refuse, type Refusal } from "../handler.ts";
import { createBoundedQueue, type BoundedQueue } from "../limits/bounded-queue.ts";
import { tooMany } from "../rate-limited.ts";
import { callerOf } from "../upload-places.ts";

/** Exports that run or wait at once; one takes a second at most. */
const MOST_EXPORTS = 20;
/** Of one person. */
const MOST_EACH = 3;
/** When the client asks again, s. */
const RETRY_S = "5";

/** Returns the queue of one server's exports. */
export function createExportQueue(): BoundedQueue {
  return createBoundedQueue(MOST_EXPORTS, MOST_EACH);
}

interface Caller {
  readonly user: { readonly id: number } | null;
  readonly address: string;
}

/**
 * Makes an export when its turn comes. Reading the rows is part of it.
 * @returns its answer, or a refusal with Retry-After: the queue is full, or the caller has made too many.
 */
export async function exported<Reply>(
  { user, address }: Caller,
  { exports, rateLimit }: Pick<Context, "exports" | "rateLimit">,
  make: () => Promise<Reply>,
): Promise<Reply | Refusal<"RATE_LIMITED"> | Refusal<"UNAVAILABLE">> {
  const owner = callerOf(user, address);
  const work = exports.run(owner, async () => tooMany(rateLimit, [["exportByCaller", owner]]) ?? make());
  return work ?? refuse("UNAVAILABLE", {}, { "retry-after": RETRY_S });
}
