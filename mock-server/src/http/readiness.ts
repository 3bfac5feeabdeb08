/**
 * How far a start has come. starting: the database is not open, and every call is answered 503. recovering: the
 * last server did not end cleanly, and bids are closed until the database is checked. `/health` reports it.
 */
export type ReadinessState = "starting" | "recovering" | "open";

export interface Readiness {
  readonly state: ReadinessState;
  recover(): void;
  open(): void;
}

/** Returns the readiness of a server that starts. */
export function createReadiness(): Readiness {
  let state: ReadinessState = "starting";
  return {
    get state() {
      return state;
    },
    recover() {
      state = "recovering";
    },
    open() {
      state = "open";
    },
  };
}
