/** Holds requests back while the database is replaced. */
import { StoreUnavailable } from "../store/errors.ts";

/**
 * Admits requests. Closed while the database is replaced, so that no request sees half of the old and half of the
 * new one.
 */
export interface ExchangeLock {
  /** Admits a request; null: at once. While the lock is closed, the promise resolves on admission. */
  begin(): Promise<void> | null;
  /** Called once per admitted request, at its end. */
  end(): void;
  /**
   * Closes the lock, waits for running requests, runs `work`, and opens again in any case.
   * @throws StoreUnavailable when a request takes too long; `work` has then not run.
   */
  runAlone<T>(work: () => Promise<T>): Promise<T>;
}

/** A request takes some milliseconds; on a busy machine a document or a sign-in takes seconds. ms. */
const PATIENCE_MS = 20_000;

const nothing = (): void => undefined;

/** Returns an open lock. */
export function createExchangeLock(patienceMs = PATIENCE_MS): ExchangeLock {
  let inside = 0;
  let opening: PromiseWithResolvers<void> | null = null;
  let waiting = 0;
  let lastOut = nothing;

  async function empty(): Promise<void> {
    if (inside === 0) return;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => reject(new StoreUnavailable("Requests under way do not end")), patienceMs);
    lastOut = resolve;
    await promise.finally(() => clearTimeout(timer));
  }

  return {
    begin() {
      if (!opening) {
        inside++;
        return null;
      }
      waiting++;
      return opening.promise;
    },
    end() {
      if (--inside === 0) lastOut();
    },
    async runAlone(work) {
      const shut = (opening = Promise.withResolvers<void>());
      try {
        await empty();
        return await work();
      } finally {
        lastOut = nothing;
        inside += waiting;
        waiting = 0;
        opening = null;
        shut.resolve();
      }
    },
  };
}
