import type { LaneGroup } from "../queries.ts";

/** What the address says of the lanes: `/clients?tab=lanes&state=draft&q=van`, `&lane=7` for one of them. */
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

/** Out: null where a word makes no sense: such a page does not exist. */
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

/** As a link wants it. */
export function lanesSearch({ state, q, lane }: LanesAddress) {
  return { tab: "lanes", state, q, lane };
}
