import type { LotState } from "./lot.ts";

/** Where a lot stands in its auction, as a viewer sees it. */
export type Phase = "upcoming" | "open" | "judging" | "awaiting_decision" | "sold" | "not_sold";

/** What a lot is to one person who may have bid on it. */
export type MyStatus = "none" | "leading" | "outbid" | "awaiting_decision" | "won" | "not_won";

type Timed = Pick<LotState, "status" | "opensAt" | "endsAt" | "lane">;

/**
 * The phase at `now` (ms). A lot opens and ends by its times, whether a job has written that down or not: between its
 * end and its result it is being judged. A lot in a lane has its turn for all that.
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
 * What a lot is to a person. While it is judged the standing holds as it is; once it is decided, everybody who bid and
 * did not lead has not won. `hasBid`: whether he has a mark on this lot.
 */
export function myStatusOf(
  { status, leaderId }: Pick<LotState, "status" | "leaderId">,
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
