/** Wakes the next lot of each group whose lead is lost. */
import { lookAtGroup } from "../features/buying/public.ts";
import type { AuctionTerms } from "../domain/lot/terms.ts";
import type { Store } from "../store/store.ts";
import { atDeadlines, type DeadlineOptions } from "./timing/at-deadlines.ts";
import type { TimedJob } from "./timing/job.ts";

export interface WakeGroupsOptions extends Pick<DeadlineOptions, "clock" | "log"> {
  readonly store: Pick<Store, "due" | "nextDue" | "onCommit" | "transact" | "write">;
  readonly terms: AuctionTerms;
}

/** Looks at a group as soon as none of its lots leads, and when one of its lots ends. */
export function wakeGroups(options: WakeGroupsOptions): TimedJob {
  return atDeadlines({
    ...options,
    kind: "group",
    deadlineOf: ({ status, endsAt }) => (status === "sold" || status === "notSold" ? endsAt : null),
    mayBringDeadline: ({ grouped }) => grouped,
    work: ({ id }) => lookAtGroup(options, id),
  });
}
