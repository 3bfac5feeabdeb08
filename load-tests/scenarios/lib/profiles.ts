/** How hard a scenario pushes. */
export interface Profile {
  readonly bidders: number;
  readonly lots: number;
  /** Seconds of bidding. */
  readonly seconds: number;
  /** A bidder thinks for up to this long between two bids, ms; half of it at least. */
  readonly thinkMs: number;
  /** 95 of 100 bids are answered within this many ms … */
  readonly bidP95Ms: number;
  /** … and heard on the lot's topic, by the one who bid, within this many. */
  readonly eventP95Ms: number;
}

const profiles: Readonly<Record<string, Profile>> = {
  smoke: { bidders: 100, lots: 5, seconds: 15, thinkMs: 1500, bidP95Ms: 1000, eventP95Ms: 1000 },
  load: { bidders: 100, lots: 5, seconds: 120, thinkMs: 600, bidP95Ms: 250, eventP95Ms: 500 },
  rush: { bidders: 400, lots: 20, seconds: 60, thinkMs: 800, bidP95Ms: 500, eventP95Ms: 1000 },
};

/** Throws with the known names when there is no such profile. */
export function profileOf(name = "smoke"): Profile {
  const profile = profiles[name];
  if (!profile) throw new Error(`No profile "${name}". There are: ${Object.keys(profiles).join(", ")}.`);
  return profile;
}
