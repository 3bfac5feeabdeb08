/** A clock that runs as the server's does. All times in ms since 1970. */
export interface ServerClock {
  /** Server time now. */
  now(): number;
  /** 1 in ordinary time, 0 while the server's clock is frozen. */
  rate(): number;
  /** The server said what time it is. */
  sample(serverNow: number, rate: number): void;
}

interface Sample {
  /** Server time less local monotonic time. */
  offset: number;
  at: number;
}

/** Samples older than this no longer count. */
const KEPT_MS = 60_000;
/** A server clock that differs this much from what we expected was moved on purpose. */
const MOVED_MS = 1_500;
/** Wall clock and monotonic clock differing this much: the machine slept, and the monotonic clock may have stood still. */
const SLEPT_MS = 1_000;

/**
 * The offset is the largest of (server time - local monotonic time) over the last minute: a word from the server is
 * never early, only late, so the largest came with the least delay. The local clock may be wrong or be changed:
 * only differences of the monotonic one are used, and after a sleep the offset is taken anew.
 */
export function createServerClock(monotonic: () => number, wall: () => number): ServerClock {
  let samples: Sample[] = [];
  let offset = wall() - monotonic();
  let rate = 1;
  let frozenAt = 0;
  let drift = wall() - monotonic();
  let trusted = false;

  function now(): number {
    return rate === 0 ? frozenAt : monotonic() + offset;
  }

  return {
    now,
    rate: () => rate,
    sample(serverNow, toldRate) {
      const at = monotonic();
      const slept = Math.abs(wall() - at - drift) > SLEPT_MS;
      const moved = rate !== toldRate || Math.abs(serverNow - now()) > MOVED_MS;
      if (!trusted || slept || moved || toldRate !== 1) samples = [];
      trusted = true;
      drift = wall() - at;
      rate = toldRate;
      frozenAt = serverNow;
      samples = samples.filter((sample) => at - sample.at < KEPT_MS);
      samples.push({ offset: serverNow - at, at });
      offset = Math.max(...samples.map((sample) => sample.offset));
    },
  };
}
