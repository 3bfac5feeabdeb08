/** Derives a lot's phase and a person's status on it. */
import type { LotState } from "./lot.ts";

/** The phase of a lot, as a viewer sees it. */
export type Phase = "upcoming" | "open" | "judging" | "awaiting_decision" | "sold" | "not_sold";

/** The status of one person on a lot. */
export type MyStatus = "none" | "leading" | "outbid" | "awaiting_decision" | "won" | "not_won";

type Timed = Pick<LotState, "status" | "opensAt" | "endsAt" | "lane">;

/**
 * Returns the phase at `now` (ms). A lot opens and ends by its times, written by a job or not. Between its end and
 * its result the lot is being judged. A lane lot follows its turn instead.
 */
export function phaseOf({ status, opensAt, endsAt, lane }: Timed, now: number): Phase {
  switch (status) {
    case "sold":
      return "sold";
    case "notSold":
      return "not_sold";
    case "summarizing":
      return "awaiting_decision";
    case "finished":
      return "judging";
    case "inProgress":
      return "open";
    case "draft":
    case "moderation":
      return "upcoming";
    case "active":
      if (lane) return "upcoming";
      if (now < opensAt) return "upcoming";
      return now < endsAt ? "open" : "judging";
  }
}

/**
 * Returns a person's status on a lot. While the lot is judged, the current standing counts. After the decision,
 * every bidder but the leader has not won.
 * @param hasBid whether the person has a mark on this lot.
 */
export function myStatusOf(
  { status, leaderId }: { readonly status: LotState["status"]; readonly leaderId: number | null },
  userId: number,
  hasBid: boolean,
): MyStatus {
  if (!hasBid) return "none";
  const leads = leaderId === userId;
  switch (status) {
    case "summarizing":
      return leads ? "awaiting_decision" : "not_won";
    case "sold":
      return leads ? "won" : "not_won";
    case "notSold":
      return "not_won";
    default:
      return leads ? "leading" : "outbid";
  }
}
