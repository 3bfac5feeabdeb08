/**
 * Decides when a call is sent again. A call is repeatable when sending it twice has the effect of once: a GET, or a
 * call with an Idempotency-Key.
 */

/** GETs that change state (`x-effect: changes` in the document). Never sent again, never prefetched. */
export const CHANGING_GETS = ["/live/ctrl/release/{id}", "/live/ctrl/skip-lot/{id}"] as const;

/** The most times one call is sent. */
export const ATTEMPTS = 3;
/** The longest wait, ms. A server that asks for more is reported to the person. */
export const LONGEST_WAIT_MS = 5_000;

const TRANSIENT = new Set([408, 425, 500, 502, 504]);
const FIRST_PAUSE_MS = 300;
/** Without a network a read is sent once more after this time, ms: the person learns of it within a second. */
const BLINK_MS = 250;
const changing = CHANGING_GETS.map((path) => new RegExp(`${path.replace("{id}", "[^/]+")}$`));

/** The result of one attempt. */
export interface Outcome {
  method: string;
  /** Path of the address, without query. */
  pathname: string;
  keyed: boolean;
  /** HTTP status, or null without a reply. */
  status: number | null;
  /** The wait of `Retry-After`, ms. */
  retryAfterMs: number | null;
  /** Whether the machine has a network, as far as it knows. */
  online: boolean;
}

/**
 * Returns the wait in ms before the call is sent again, or null.
 * @param sent Number of attempts so far, from 1.
 * @param random 0 up to 1, spreads callers that failed together.
 */
export function pauseBeforeRetry(outcome: Outcome, sent: number, random: number): number | null {
  if (sent >= ATTEMPTS || changing.some((path) => path.test(outcome.pathname))) return null;
  const { status, retryAfterMs } = outcome;
  if (status === 429 || status === 503 || status === 409) {
    return retryAfterMs !== null && retryAfterMs <= LONGEST_WAIT_MS ? retryAfterMs : null;
  }
  const repeatable = outcome.method === "GET" || outcome.method === "HEAD" || outcome.keyed;
  if (!repeatable || (status !== null && !TRANSIENT.has(status))) return null;
  // A call with a key is worth more patience than a page.
  if (status === null && !outcome.online && !outcome.keyed) return sent === 1 ? BLINK_MS : null;
  return FIRST_PAUSE_MS * 2 ** (sent - 1) * (1 + random / 2);
}
