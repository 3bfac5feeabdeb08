/**
 * How far a start has come. starting: the database is not open, and every call is answered 503. recovering: the
 * last server did not end cleanly, and bids are closed until the database is checked. standby: another server writes the
 * house. `/health` reports it.
 */
export type ReadinessState = "starting" | "recovering" | "standby" | "open";

export interface Readiness {
  readonly state: ReadinessState;
  recover(): void;
  standBy(): void;
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
    standBy() {
      state = "standby";
    },
    open() {
      state = "open";
    },
  };
}
