/**
 * When a call is sent again. A call is repeatable when sending it twice does what sending it once does:
 * a GET, or a call under an Idempotency-Key.
 */

/** GETs that change state (`x-effect: changes` in the document). Never sent again, never prefetched. */
export const CHANGING_GETS = ["/live/ctrl/release/{id}", "/live/ctrl/skip-lot/{id}"] as const;

/** How often one call is sent at most. */
export const ATTEMPTS = 3;
/** A server that asks for a longer pause than this is told to the person instead of waited for. */
export const LONGEST_WAIT_MS = 5_000;

const TRANSIENT = new Set([408, 425, 500, 502, 504]);
const FIRST_PAUSE_MS = 300;
/** A reading call without a network is sent once more after this time, ms: then a person is told, within a second. */
const BLINK_MS = 250;
const changing = CHANGING_GETS.map((path) => new RegExp(`${path.replace("{id}", "[^/]+")}$`));

/** What happened to one sending of a call. */
export interface Outcome {
  method: string;
  /** Path of the address, without query. */
  pathname: string;
  keyed: boolean;
  /** HTTP status, or null when no answer came. */
  status: number | null;
  /** What `Retry-After` says, ms. */
  retryAfterMs: number | null;
  /** Whether the machine has a network, as far as it knows. */
  online: boolean;
}

/**
 * The pause in ms before the call is sent again, or null when it is not.
 * @param sent how often it was sent so far, from 1
 * @param random 0 up to 1, spreads callers that failed together
 */
export function pauseBeforeRetry(outcome: Outcome, sent: number, random: number): number | null {
  if (sent >= ATTEMPTS || changing.some((path) => path.test(outcome.pathname))) return null;
  const { status, retryAfterMs } = outcome;
  if (status === 429 || status === 503 || status === 409) {
    return retryAfterMs !== null && retryAfterMs <= LONGEST_WAIT_MS ? retryAfterMs : null;
  }
  const repeatable = outcome.method === "GET" || outcome.method === "HEAD" || outcome.keyed;
  if (!repeatable || (status !== null && !TRANSIENT.has(status))) return null;
  // What is under a key is worth more patience than a page.
  if (status === null && !outcome.online && !outcome.keyed) return sent === 1 ? BLINK_MS : null;
  return FIRST_PAUSE_MS * 2 ** (sent - 1) * (1 + random / 2);
}
