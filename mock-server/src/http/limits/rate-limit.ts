/** Limits how often a client may act, in token buckets in memory. */
import { networkOf } from "@marsa/realtime/router/network";

/** Limits how often a client may act: `times` at once, and that many again in each `perMs`. */
export interface Rate {
  readonly times: number;
  readonly perMs: number;
}

const MINUTE_MS = 60_000;

const HOUR_MS = 60 * MINUTE_MS;

export const defaultRates = {
  /** Failed attempts by mail and phone of one person; a successful sign-in returns its attempt. */
  signinByAccount: { times: 10, perMs: 10 * MINUTE_MS },
  /** Failed attempts on one person from an address that has signed in there before: no stranger's count. */
  signinByKnownAddress: { times: 10, perMs: 10 * MINUTE_MS },
  signinByAddress: { times: 50, perMs: 10 * MINUTE_MS },
  signupByAddress: { times: 60, perMs: 10 * MINUTE_MS },
  /** Codes sent to one contact: with five guesses each, nobody guesses one. */
  codeByContact: { times: 5, perMs: HOUR_MS },
  /** Codes for a new password, one each ten minutes: the last one is good until the next. */
  recoveryByContact: { times: 6, perMs: HOUR_MS },
  codeByAddress: { times: 200, perMs: HOUR_MS },
  /** Wrong guesses of the codes sent to one person's contacts. A right code for a new password passes all the same. */
  guessByPerson: { times: 15, perMs: HOUR_MS },
  /** Wrong second factors of one person, for each kind; a right one that cannot be guessed passes all the same. */
  factorByUser: { times: 10, perMs: HOUR_MS },
  inviteByUser: { times: 10, perMs: 24 * HOUR_MS },
  /** Invitations to one address, from all senders together. */
  inviteByAddressee: { times: 3, perMs: 7 * 24 * HOUR_MS },
  callBackByAddress: { times: 30, perMs: HOUR_MS },
  /** Wrong pickup codes; a right one returns its attempt. */
  pickupCodeByUser: { times: 10, perMs: 10 * MINUTE_MS },
  uploadByUser: { times: 600, perMs: HOUR_MS },
  /** Spreadsheets of one person, or of visitors at one address. */
  exportByCaller: { times: 120, perMs: HOUR_MS },
  /** Installations and registrations of browsers. */
  pushByAddress: { times: 600, perMs: HOUR_MS },
  /** New drafts of one seller, rows of an import included: four spreadsheets of 5,000 rows. */
  draftByUser: { times: 20_000, perMs: HOUR_MS },
} as const satisfies Record<string, Rate>;

export type Limited = keyof typeof defaultRates;

export interface RateLimit {
  /**
   * Takes one attempt.
   * @returns 0, or the seconds to wait if none is left.
   */
  take(limited: Limited, key: string): number;
  /** Returns one attempt. */
  giveBack(limited: Limited, key: string): void;
  /** Returns the number of whole attempts left. */
  left(limited: Limited, key: string): number;
  /** Whether anything was taken or given back, as far as it is remembered. */
  knows(limited: Limited, key: string): boolean;
  /** Counts nothing that was taken before. */
  forgetAll(): void;
}

interface Bucket {
  left: number;
  at: number;
}

/** Most buckets, oldest dropped first: a flood of invented accounts must not fill the memory. */
const MOST_BUCKETS = 50_000;

/**
 * Returns token buckets in memory, one for each kind and key.
 * @param now the real clock, ms.
 * @param changed limits other than the defaults.
 */
export function createRateLimit(now: () => number, changed: Partial<Record<Limited, Rate>> = {}): RateLimit {
  const rates: Record<Limited, Rate> = { ...defaultRates, ...changed };
  const buckets = new Map<string, Bucket>();

  const bucketOf = (limited: Limited, key: string): Bucket => {
    const { times, perMs } = rates[limited];
    const name = nameOf(limited, key);
    const at = now();
    const known = buckets.get(name);
    const left = known ? Math.min(times, known.left + ((at - known.at) * times) / perMs) : times;
    const bucket = { left, at };
    buckets.delete(name);
    buckets.set(name, bucket);
    if (buckets.size > MOST_BUCKETS) buckets.delete(buckets.keys().next().value ?? "");
    return bucket;
  };

  return {
    take(limited, key) {
      const bucket = bucketOf(limited, key);
      if (bucket.left < 1) {
        const { times, perMs } = rates[limited];
        return Math.ceil(((1 - bucket.left) * perMs) / times / 1000);
      }
      bucket.left -= 1;
      return 0;
    },
    giveBack(limited, key) {
      const bucket = bucketOf(limited, key);
      bucket.left = Math.min(rates[limited].times, bucket.left + 1);
    },
    left: (limited, key) => Math.floor(bucketOf(limited, key).left),
    knows: (limited, key) => buckets.has(nameOf(limited, key)),
    forgetAll: () => buckets.clear(),
  };
}

/** Returns the name of a bucket: all addresses of one customer have one. */
function nameOf(limited: Limited, key: string): string {
  return `${limited} ${key.split(" ").map(networkOf).join(" ")}`;
}

/** No limits: for a load test, which comes from one address. */
export const unlimited: RateLimit = {
  take: () => 0,
  giveBack: () => {},
  left: () => Infinity,
  knows: () => false,
  forgetAll: () => {},
};
