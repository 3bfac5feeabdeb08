/** Whether the database is open; until then every call is answered 503. `/health` tells it. */
export type ReadinessState = "starting" | "open";

export interface Readiness {
  readonly state: ReadinessState;
  open(): void;
}

/** The readiness of a server that starts. */
export function createReadiness(): Readiness {
  let state: ReadinessState = "starting";
  return {
    get state() {
      return state;
    },
    open() {
      state = "open";
    },
  };
}
