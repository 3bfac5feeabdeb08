/** The types of `profiles.yaml`: people, duration, limits and thresholds of each profile. */

/** Bidders on standard lots, each on one lot. */
export interface War {
  readonly bidders: number;
  readonly lots: number;
  /** Watchers of such a lot. */
  readonly watchers: number;
  /** The longest pause of a bidder between two bids, ms; the shortest is half of it. */
  readonly thinkMs: number;
  /** One of so many lots ends during the bidding, and one has a minimum price; 0: none. */
  readonly oneInEnds: number;
  readonly oneInMinimum: number;
}

/** Live lanes with an operator each. */
export interface Lanes {
  readonly lanes: number;
  /** In each lane. */
  readonly lots: number;
  readonly viewers: number;
  readonly bidders: number;
  readonly thinkMs: number;
  /** Seconds. */
  readonly timers: {
    readonly between_s: number;
    readonly waiting_s: number;
    readonly lowered_s: number;
    readonly running_s: number;
    readonly final_s: number;
    readonly card_s: number;
  };
}

/** Browsing visitors. */
export interface Browse {
  readonly visitors: number;
  readonly thinkMs: number;
}

/** Limits: 95 of 100 take so many ms at most. */
export interface Bounds {
  readonly bidP95Ms: number;
  readonly bidP99Ms: number;
  readonly bidMaxMs: number;
  readonly eventP95Ms: number;
  readonly listP95Ms: number;
  readonly listP99Ms: number;
  readonly listMaxMs: number;
  /** Limit from a bid to its event at each listener, 99 of 100, outside outages; with the embedded router. */
  readonly fanOutP99Ms?: number;
}

/** Planned failures. */
export interface Storm {
  /** Number of router outages of two seconds. */
  readonly routerDeaths: number;
  /** Share of the links that break in ten seconds. */
  readonly drops: number;
}

export interface Plan {
  readonly scenario: string;
  readonly profile: string;
  readonly seconds: number;
  /** Time in which all people arrive, s. */
  readonly arriveS: number;
  readonly war: War | null;
  readonly lanes: Lanes | null;
  readonly browse: Browse | null;
  readonly storm: Storm | null;
  readonly bounds: Bounds;
  /** What k6 judges in this run, by metric. */
  readonly thresholds: Readonly<Record<string, string[]>>;
}

/** Duration of the profile, before `--seconds` and `--scale`. */
export type Sizes = Omit<Plan, "scenario" | "profile" | "thresholds">;

/** Thresholds by metric, with the names of bounds and numbers in braces. */
export type Rules = Readonly<Record<string, string>>;

/** Data of the file. */
export interface Profiles {
  readonly thresholds: Readonly<Record<"bids" | "calm" | "lanes" | "browse" | "all", Rules>>;
  readonly scenarios: Readonly<Record<string, Readonly<Record<string, Sizes>>>>;
}

/**
 * Returns the profile of a scenario.
 * @throws Error with the known names for an unknown scenario or profile.
 */
export function sizesOf({ scenarios }: Profiles, scenario: string | undefined, profile: string): Sizes {
  const known = scenarios[scenario ?? ""];
  if (!known) {
    const names = Object.keys(scenarios).join(", ");
    throw new Error(
      scenario
        ? `There is no scenario "${scenario}". There are: ${names}.`
        : `Which scenario? There are: ${names}.`,
    );
  }
  const sizes = known[profile];
  if (sizes) return sizes;
  throw new Error(`${scenario} has no profile "${profile}". There are: ${Object.keys(known).join(", ")}.`);
}
