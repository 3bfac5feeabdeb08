/** The open challenges of sign-ins by a passkey, in memory: a person without a session has no row to keep one in. */

const LIFE_MS = 5 * 60_000;
/** Most open challenges; with one more the oldest is forgotten. */
const MOST_OPEN = 10_000;

export interface OpenChallenges {
  keep(challenge: string): void;
  /** Uses a challenge up; false: it is unknown, used or too old. */
  take(challenge: string): boolean;
}

/** @param now ms on the real clock */
export function createOpenChallenges(now: () => number): OpenChallenges {
  /** Ends in ms, the oldest first. */
  const open = new Map<string, number>();
  return {
    keep(challenge) {
      open.set(challenge, now() + LIFE_MS);
      const [oldest] = open.keys();
      if (open.size > MOST_OPEN && oldest !== undefined) open.delete(oldest);
    },
    take(challenge) {
      const until = open.get(challenge) ?? 0;
      open.delete(challenge);
      return until > now();
    },
  };
}
