import { StoreUnavailable } from "../store/errors.ts";

/**
 * What requests go in by. It is shut while the database is being exchanged, so that no request sees half of the old one
 * and half of the new one.
 */
export interface ExchangeLock {
  /** Goes in; null: at once. Else it is shut: resolves when one is in. */
  begin(): Promise<void> | null;
  /** To be called once by whoever has gone in. */
  end(): void;
  /**
   * Lets nobody in, waits until everybody is out, does `work`, and opens again, whatever came of it.
   * @throws StoreUnavailable when somebody stays in for too long; then `work` has not been done.
   */
  runAlone<T>(work: () => Promise<T>): Promise<T>;
}

/** A request takes some milliseconds, a sign-in a tenth of a second. */
const PATIENCE_MS = 3_000;

const nothing = (): void => undefined;

/** An open door. */
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
