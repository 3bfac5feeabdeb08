import { ServerClock as Samples } from "@marsa/realtime/clock";

/** A clock that runs as the server's does. All times in ms since 1970. */
export interface ServerClock {
  /** Server time now; the local clock's until the server has said something. */
  now(): number;
  /** 1 in ordinary time, 0 while the server's clock is frozen. */
  rate(): number;
  /** The server said what time it is; `at`: when that came, monotonic ms, now unless told. */
  sample(serverNow: number, rate: number, at?: number): void;
  /** Another state was brought back, and its time with it: what was said before says nothing any more. */
  restart(): void;
}

/**
 * The local clock may be wrong, be changed or stand still while the machine sleeps: only differences of the
 * monotonic one are used, and a word from the server after a sleep is simply ahead of what we expected.
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
