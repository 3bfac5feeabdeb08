import { ServerClock as Samples } from "@marsa/realtime/clock";

/** A copy of the server's clock. All times in ms since 1970. */
export interface ServerClock {
  /** The server's time now; the local time before the first sample. */
  now(): number;
  /** 1 while the server's clock runs, 0 while it is frozen. */
  rate(): number;
  /** Takes a time from the server. `at`: its arrival, monotonic ms, by default now. */
  sample(serverNow: number, rate: number, at?: number): void;
  /** Forgets all samples, for another database with another time. */
  restart(): void;
}

/**
 * Makes a server clock. It uses only differences of the monotonic clock, since the local clock may be wrong, change, or
 * stop while the machine sleeps.
 * @param monotonic local ms that never run backwards
 * @param wall local ms since 1970
 */
export function createServerClock(monotonic: () => number, wall: () => number): ServerClock {
  const samples = new Samples();
  return {
    now: () => samples.at(monotonic()) ?? wall(),
    rate: () => samples.rate,
    sample: (serverNow, rate, at = monotonic()) => samples.sample(serverNow, rate, at),
    restart: () => samples.restart(),
  };
}
