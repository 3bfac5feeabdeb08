/** The profiles of each scenario: number of people, duration and limits. */

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
  readonly eventP95Ms: number;
  readonly listP95Ms: number;
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
}

/** Duration of the profile, before `--seconds` and `--scale`. */
export type Sizes = Omit<Plan, "scenario" | "profile">;

const NOTHING = { arriveS: 2, war: null, lanes: null, browse: null, storm: null } as const;
/** For a machine that does other work too. */
const EASY: Bounds = { bidP95Ms: 1_000, eventP95Ms: 1_000, listP95Ms: 1_500 };
const FIRM: Bounds = { bidP95Ms: 250, eventP95Ms: 500, listP95Ms: 500 };
const QUICK = { between_s: 1, waiting_s: 8, lowered_s: 5, running_s: 5, final_s: 3, card_s: 3 } as const;
const USUAL = {
  between_s: 3,
  waiting_s: 30,
  lowered_s: 20,
  running_s: 15,
  final_s: 10,
  card_s: 10,
} as const;

const war = { bidders: 100, lots: 5, watchers: 0, thinkMs: 1_500, oneInEnds: 0, oneInMinimum: 5 } as const;
const lane = { lanes: 1, lots: 2, viewers: 30, bidders: 10, thinkMs: 2_000, timers: QUICK } as const;
const browse = { visitors: 10, thinkMs: 1_000 } as const;
const evening = {
  ...NOTHING,
  arriveS: 60,
  war: { ...war, bidders: 60, lots: 20, watchers: 40, thinkMs: 6_000, oneInEnds: 4, oneInMinimum: 3 },
  lanes: { ...lane, lots: 200, viewers: 100, bidders: 20, thinkMs: 4_000, timers: USUAL },
  browse: { visitors: 15, thinkMs: 4_000 },
  bounds: FIRM,
} as const;

const plans: Readonly<Record<string, Readonly<Record<string, Sizes>>>> = {
  "bid-war": {
    smoke: { ...NOTHING, seconds: 15, war, bounds: EASY },
    evening: {
      ...NOTHING,
      seconds: 120,
      war: { ...war, watchers: 100, thinkMs: 600, oneInEnds: 5 },
      bounds: FIRM,
    },
    spike: {
      ...NOTHING,
      seconds: 60,
      war: { ...war, bidders: 400, lots: 20, thinkMs: 800 },
      bounds: { ...FIRM, bidP95Ms: 500, eventP95Ms: 1_000 },
    },
    soak: {
      ...NOTHING,
      seconds: 1_800,
      war: { ...war, bidders: 60, lots: 12, thinkMs: 3_000 },
      bounds: FIRM,
    },
    storm: {
      ...NOTHING,
      seconds: 60,
      war: { ...war, bidders: 50, watchers: 150, oneInMinimum: 0 },
      storm: { routerDeaths: 2, drops: 0.05 },
      bounds: { ...FIRM, fanOutP99Ms: 50 },
    },
  },
  "live-lane": {
    smoke: { ...NOTHING, seconds: 70, lanes: lane, bounds: EASY },
    evening: {
      ...NOTHING,
      arriveS: 20,
      seconds: 600,
      lanes: { ...lane, lanes: 2, lots: 12, viewers: 200, bidders: 40, timers: USUAL },
      bounds: FIRM,
    },
    spike: {
      ...NOTHING,
      arriveS: 5,
      seconds: 120,
      lanes: { ...lane, lots: 6, viewers: 600, bidders: 60, thinkMs: 1_000 },
      bounds: { ...FIRM, bidP95Ms: 500, eventP95Ms: 1_000 },
    },
    soak: {
      ...NOTHING,
      arriveS: 60,
      seconds: 1_800,
      lanes: { ...lane, lots: 120, viewers: 100, timers: USUAL },
      bounds: FIRM,
    },
  },
  browse: {
    smoke: { ...NOTHING, seconds: 15, browse, bounds: EASY },
    evening: {
      ...NOTHING,
      arriveS: 20,
      seconds: 120,
      browse: { visitors: 50, thinkMs: 2_000 },
      bounds: FIRM,
    },
    spike: {
      ...NOTHING,
      arriveS: 5,
      seconds: 60,
      browse: { visitors: 200, thinkMs: 1_500 },
      bounds: { ...FIRM, listP95Ms: 1_500 },
    },
    soak: { ...NOTHING, seconds: 1_800, browse: { visitors: 30, thinkMs: 3_000 }, bounds: FIRM },
  },
  "auction-evening": {
    smoke: {
      ...NOTHING,
      seconds: 60,
      war: { ...war, bidders: 20, watchers: 10, oneInEnds: 5 },
      lanes: { ...lane, viewers: 15, bidders: 6 },
      browse: { ...browse, visitors: 5 },
      bounds: EASY,
    },
    evening: { ...evening, seconds: 900 },
    spike: {
      ...evening,
      arriveS: 10,
      seconds: 180,
      war: { ...evening.war, bidders: 150, thinkMs: 2_000 },
      lanes: { ...evening.lanes, viewers: 250, bidders: 40, thinkMs: 1_500, timers: QUICK },
      browse: { visitors: 60, thinkMs: 2_000 },
      bounds: { bidP95Ms: 500, eventP95Ms: 1_000, listP95Ms: 1_500 },
    },
    soak: { ...evening, seconds: 3_600 },
  },
};

/**
 * Returns the profile of a scenario.
 * @throws Error with the known names for an unknown scenario or profile.
 */
export function sizesOf(scenario: string | undefined, profile: string): Sizes {
  const known = plans[scenario ?? ""];
  if (!known) {
    const names = Object.keys(plans).join(", ");
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
