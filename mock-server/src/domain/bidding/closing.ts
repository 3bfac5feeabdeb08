/** Ends a standard lot and decides its result. */
import type { Decision, HistoryEntry, HoldChange, Notice, Refused } from "../lot/decision.ts";
import { balanceNotices, holdChange, holdFils } from "./hold.ts";
import { withOpenOffer } from "../lot/offer.ts";
import type { LotState, Stake } from "../lot/lot.ts";
import { startRows, waitsForLane } from "../lot/opening.ts";
import { isPausedAt, type Pause } from "../lot/pause.ts";
import { extendTo, windowInWords } from "../lot/soft-close.ts";
import { stakedLead, type StakedLead } from "../lot/lead.ts";
import { DAY_MS, type AuctionTerms } from "../lot/terms.ts";

/** A standard lot and its leader's stake (null without a leader). */
export interface ClosingState {
  readonly lot: LotState;
  readonly leader: Stake | null;
}

/** Adds the pause of all standard auctions; null while they run. */
export interface EndingState extends ClosingState {
  readonly pause: Pause | null;
}

export interface CloseReply {
  readonly status: "sold" | "notSold" | "summarizing";
}

const notDue: Refused<"NOT_DUE"> = { ok: false, code: "NOT_DUE", details: {} };

/**
 * Ends a standard lot whose end has come by `now` (ms): sold at the price, not sold, or the seller decides. The
 * closing job judges everything received before the end first, so the status "finished" (ended, being judged) is
 * only the history row before the result. A lane lot stays finished for its result card. The stored maximum stays
 * in the row, readable by its owner only.
 * @returns NOT_DUE for a lot that is not active, ends later (a bid may have extended it), or ends within a pause.
 */
export function close(
  { lot, leader, pause }: EndingState,
  now: number,
  terms: AuctionTerms,
): Decision<CloseReply> | Refused<"NOT_DUE"> {
  if (!isDue(lot, now, pause)) return notDue;
  if (waitsForLane(lot))
    return withdraw(lot, null, { cause: "No live lane took it in time", now: lot.endsAt });
  return settle(lot, stakedLead(lot, leader), "The time is up", terms);
}

/**
 * Returns the result of a lot that ended at its `endsAt`: sold at the price, not sold, or the seller decides.
 * @param ended the reason for the end, in words.
 */
export function settle(
  lot: LotState,
  lead: StakedLead | null,
  ended: string,
  terms: AuctionTerms,
): Decision<CloseReply> {
  if (!lead) return closeUnsold(lot, ended);
  if (lot.reserve === null || lead.price >= lot.reserve) return closeSold(lot, lead, ended, terms);
  if (lot.lane === null || lot.subject !== false) return closeUndecided(lot, lead, ended, terms);
  return result(lot, "notSold", {
    holds: holdChange(lead.leaderId, lead.stake.heldOnLotFils, 0),
    history: [...endRows(lot, ended), lotRow("not_sold", "The highest bid is below the minimum price")],
    notices: [...noticeToLeader(lead, "not_won"), { userId: lot.sellerId, kind: "not_sold" }],
  });
}

/**
 * Withdraws a lot that its lane did not reach, at `now` (ms): not sold, and the leader's deposit is free. `cause` in
 * words.
 */
export function withdraw(
  lot: LotState,
  lead: StakedLead | null,
  { cause, now }: { readonly cause: string; readonly now: number },
): Decision<CloseReply> {
  return result({ ...lot, opensAt: Math.min(lot.opensAt, now), endsAt: now }, "notSold", {
    holds: lead ? holdChange(lead.leaderId, lead.stake.heldOnLotFils, 0) : [],
    history: [lotRow("not_sold", cause)],
    notices: [...noticeToLeader(lead, "not_won"), { userId: lot.sellerId, kind: "not_sold" }],
  });
}

/**
 * Moves the end of a lot to one closing window after `now` (ms) when the server could not judge earlier bids in
 * time. A slow server costs nobody a bid.
 */
export function extendByServer(
  { lot, pause }: Pick<EndingState, "lot" | "pause">,
  now: number,
  terms: AuctionTerms,
): Decision<{ endsAt: number }> | Refused<"NOT_DUE"> {
  if (!isDue(lot, now, pause)) return notDue;
  const closing = extendTo(lot, now + terms.closingWindowMs[lot.kind]);
  const cause = `The server needed longer to judge the last bids: ${windowInWords(lot, terms)} more for everyone`;
  return {
    ok: true,
    lot: { ...lot, ...closing, opened: true, seq: lot.seq + 1 },
    newMark: null,
    holds: [],
    history: [...startRows(lot), lotRow("extended", cause)],
    notices: [],
    reply: { endsAt: closing.endsAt },
  };
}

/** A lot whose end falls into a pause gets a new end when the auctions resume. */
function isDue(lot: LotState, now: number, pause: Pause | null): boolean {
  return lot.status === "active" && now >= lot.endsAt && !isPausedAt(pause, lot.endsAt);
}

/**
 * Ends an expired review: not sold, and the deposit is free. `now` in ms.
 * @returns NOT_DUE unless the lot awaits a decision whose time is over.
 */
export function lapseReview(
  { lot, leader }: ClosingState,
  now: number,
): Decision<CloseReply> | Refused<"NOT_DUE"> {
  if (lot.status !== "summarizing" || lot.reviewEndsAt === null || now < lot.reviewEndsAt) return notDue;
  const lead = stakedLead(lot, leader);
  return result(withOpenOffer(lot, "lapsed"), "notSold", {
    holds: lead ? holdChange(lead.leaderId, lead.stake.heldOnLotFils, 0) : [],
    history: [lotRow("not_sold", "The time for the seller's decision is over")],
    notices: [...noticeToLeader(lead, "not_won"), { userId: lot.sellerId, kind: "not_sold" }],
  });
}

function closeUnsold(lot: LotState, ended: string): Decision<CloseReply> {
  return result(lot, "notSold", {
    holds: [],
    history: [...endRows(lot, ended), lotRow("not_sold", "No bid")],
    notices: [{ userId: lot.sellerId, kind: "not_sold" }],
  });
}

/** Shrinks the hold to the share that the price needs, and keeps it until the buyer has paid. */
function closeSold(
  lot: LotState,
  lead: StakedLead,
  ended: string,
  terms: AuctionTerms,
): Decision<CloseReply> {
  const { price, leaderId, stake } = lead;
  const cause = lot.reserve === null ? "There was no minimum price" : "The minimum price was reached";
  return result(lot, "sold", {
    holds: shrunkHold(lot, lead, terms),
    history: [
      ...endRows(lot, ended),
      { kind: "sold", userId: leaderId, mark: stake.mark, amount: price, auto: false, cause },
    ],
    notices: [
      { userId: leaderId, kind: "won" },
      { userId: lot.sellerId, kind: "sold" },
    ],
  });
}

function closeUndecided(
  lot: LotState,
  lead: StakedLead,
  ended: string,
  terms: AuctionTerms,
): Decision<CloseReply> {
  const { leaderId } = lead;
  return result({ ...lot, reviewEndsAt: lot.endsAt + lot.reviewDays * DAY_MS }, "summarizing", {
    holds: shrunkHold(lot, lead, terms),
    history: endRows(lot, `${ended} below the minimum price: the seller decides`),
    notices: [
      { userId: leaderId, kind: "awaiting_decision" },
      { userId: lot.sellerId, kind: "awaiting_decision" },
    ],
  });
}

/**
 * Shrinks the leader's hold to the share that the price needs. The rest of the maximum is no longer at stake, and a
 * later release, payment or forfeit of a larger hold would tell others the maximum.
 */
function shrunkHold(
  lot: LotState,
  { price, leaderId, stake }: StakedLead,
  terms: AuctionTerms,
): HoldChange[] {
  const held = stake.heldOnLotFils;
  return holdChange(leaderId, held, Math.min(held, holdFils(price, lot.kind, terms)));
}

function noticeToLeader(lead: StakedLead | null, kind: Notice["kind"]): Notice[] {
  return lead ? [{ userId: lead.leaderId, kind }] : [];
}

interface Effects {
  readonly holds: readonly HoldChange[];
  readonly history: readonly HistoryEntry[];
  readonly notices: readonly Notice[];
}

function result(
  lot: LotState,
  status: CloseReply["status"],
  { holds, history, notices }: Effects,
): Decision<CloseReply> {
  return {
    ok: true,
    lot: { ...lot, status, opened: true, seq: lot.seq + 1 },
    newMark: null,
    holds,
    history,
    notices: [...notices, ...balanceNotices(holds)],
    reply: { status },
  };
}

function endRows(lot: LotState, cause: string): HistoryEntry[] {
  return [...startRows(lot), { ...lotRow("finished", cause), amount: lot.lead?.price ?? null }];
}

function lotRow(kind: HistoryEntry["kind"], cause: string): HistoryEntry {
  return { kind, userId: null, mark: null, amount: null, auto: false, cause };
}
