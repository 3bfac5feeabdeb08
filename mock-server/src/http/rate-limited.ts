import { refuse, type Refusal } from "./handler.ts";
import type { Limited, RateLimit } from "./rate-limit.ts";

/** What is counted, and for whom. */
export type Attempt = readonly [limited: Limited, key: string];

/** Takes one of each attempt. Out: the refusal with the time to wait, when one of them is used up; null otherwise. */
export function tooMany(rateLimit: RateLimit, attempts: readonly Attempt[]): Refusal<"RATE_LIMITED"> | null {
  const waitS = Math.max(...attempts.map(([limited, key]) => rateLimit.take(limited, key)));
  return waitS > 0 ? rateLimitedFor(waitS) : null;
}

/** A refusal that says how many seconds to wait, in words and as Retry-After. */
export function rateLimitedFor(seconds: number): Refusal<"RATE_LIMITED"> {
  return refuse("RATE_LIMITED", { retry_s: seconds }, { "retry-after": String(seconds) });
}
