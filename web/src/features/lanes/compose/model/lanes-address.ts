import type { LaneGroup } from "./queries.ts";

/** The address of the lanes: `/clients?tab=lanes&state=draft&q=van`, or `&lane=7` for one lane. */
export interface LanesAddress {
  readonly state?: LaneGroup;
  readonly q?: string;
  readonly lane?: number;
}

export const GROUPS: readonly LaneGroup[] = ["live", "scheduled", "draft", "finished", "cancelled"];

export const GROUP_WORDS: Readonly<Record<LaneGroup, string>> = {
  live: "Running",
  scheduled: "Scheduled",
  draft: "Drafts",
  finished: "Finished",
  cancelled: "Cancelled",
};

/** Reads the address; null for an invalid value: the page does not exist. */
export function readLanesAddress(raw: Readonly<Record<string, unknown>>): LanesAddress | null {
  const { state, q, lane } = raw;
  const group = GROUPS.find((known) => known === state);
  const id = Number(lane);
  if (state !== undefined && !group) return null;
  if (lane !== undefined && !(Number.isSafeInteger(id) && id > 0)) return null;
  return {
    ...(group && { state: group }),
    ...(typeof q === "string" && q !== "" && { q }),
    ...(lane !== undefined && { lane: id }),
  };
}

/** The address for a link. */
export function lanesSearch({ state, q, lane }: LanesAddress) {
  return { tab: "lanes", state, q, lane };
}
