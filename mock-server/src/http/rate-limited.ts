/** Refuses calls over a rate limit. */
import { refuse, type Refusal } from "./handler.ts";
import type { Limited, RateLimit } from "./limits/rate-limit.ts";

/** The limit, and the key that counts. */
export type Attempt = readonly [limited: Limited, key: string];

/**
 * Takes one of each attempt.
 * @returns a refusal with the waiting time if a limit is reached; null otherwise.
 */
export function tooMany(rateLimit: RateLimit, attempts: readonly Attempt[]): Refusal<"RATE_LIMITED"> | null {
  const waitS = Math.max(...attempts.map(([limited, key]) => rateLimit.take(limited, key)));
  return waitS > 0 ? rateLimitedFor(waitS) : null;
}

/** Returns a refusal with the seconds to wait, in words and as Retry-After. */
export function rateLimitedFor(seconds: number): Refusal<"RATE_LIMITED"> {
  return refuse("RATE_LIMITED", { retry_s: seconds }, { "retry-after": String(seconds) });
}
