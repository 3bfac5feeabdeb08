/** Applies a decision on a lot to the rows of a batch. */
import type { Decision, HistoryEntry, HoldChange } from "../../domain/lot/decision.ts";
import { followLot, type Group } from "../../domain/bidding/group.ts";
import type { LotState } from "../../domain/lot/lot.ts";
import { splitHold } from "../../domain/room/limit.ts";
import type { Moment } from "../../tables/notices/events.ts";
import { GROUP_COMMENT } from "../../tables/money/post-ledger.ts";
import type { AccountRow, BidderRow, JournalRow, LedgerRow, LotRow } from "../../tables/lots/rows.ts";
import type { EventCollector } from "./event-collector.ts";
import type { Scope } from "../../store/store.ts";
import type { UnitOfWork } from "./unit-of-work.ts";

/**
 * Applies a decision on a lot to the rows of one batch, and collects its events.
 * @returns the new rows of its journal.
 */
export function changeLot(
  rows: UnitOfWork,
  collector: EventCollector,
  before: LotRow,
  decision: Decision<unknown>,
  scope: Pick<Scope, "userIds" | "receivedAt" | "atDesk">,
  moment: Moment,
): JournalRow[] {
  const history = apply(rows, before, decision, scope, moment);
  const { lot } = decision;
  const notices = [...decision.notices];
  for (const userId of [before.state.lead?.leaderId, lot.lead?.leaderId, ...scope.userIds]) {
    if (userId === undefined || !followGroups(rows, userId, lot, scope, moment.at)) continue;
    notices.push({ userId, kind: "balance" });
    collector.grouped = true;
  }
  collector.add(before, history, notices);
  return history;
}

function apply(
  rows: UnitOfWork,
  before: LotRow,
  decision: Decision<unknown>,
  { userIds, receivedAt, atDesk = false }: Pick<Scope, "userIds" | "receivedAt" | "atDesk">,
  { at }: Moment,
): JournalRow[] {
  const { lot, newMark, holds, history } = decision;
  if (newMark) changeBidder(rows, lot.id, newMark.userId, { mark: newMark.mark, bidAt: receivedAt });
  const back = lot.deskBid ? null : before.state.deskBid;
  if (back) changeBidder(rows, lot.id, back.userId, { max: 0, storedMax: null, ...back.before.bid });
  else for (const userId of userIds) recordMax(rows, lot, userId, history, receivedAt);
  for (const change of holds) moveHold(rows, before, change, { at, atDesk });
  const leaderMark = lot.lead ? rows.bidder(lot.id, lot.lead.leaderId).mark : null;
  const received = userIds.length > 0 ? receivedAt : null;
  let { head } = before;
  const added = history.map((entry) => {
    const row = rows.addHistory({ lotId: lot.id, at, receivedAt: received, entry }, head);
    head = { id: row.id, hash: row.hash };
    return row;
  });
  rows.changeLot({ ...before, state: lot, leaderMark, head });
  return added;
}

/** Changes a person's groups with this lot in them. Returns whether any changed. */
function followGroups(
  rows: UnitOfWork,
  userId: number,
  lot: LotState,
  { userIds }: Pick<Scope, "userIds">,
  at: number,
): boolean {
  const groups = rows.account(userId)?.groups ?? [];
  if (groups.length === 0) return false;
  const { holdFils, limitFils } = rows.bidder(lot.id, userId);
  const followed = { lot, heldFils: holdFils + limitFils, isOwn: userIds.includes(userId) };
  let isChanged = false;
  for (const group of groups) {
    const next = followLot(group, followed, at);
    if (next === group) continue;
    changeGroup(rows, group, next, at);
    isChanged = true;
  }
  return isChanged;
}

/** Changes a group and its extra hold. */
function changeGroup(rows: UnitOfWork, before: Group, group: Group, at: number): void {
  const account = rows.account(group.userId)!;
  const groups = account.groups.map((each) => (each === before ? group : each));
  const amountFils = group.parkedFils - before.parkedFils;
  const extra = { amountFils, at, lotId: null, comment: GROUP_COMMENT };
  rows.changeAccount({ ...(amountFils === 0 ? account : addHold(rows, account, extra)), groups });
}

/**
 * Records the bidder's highest amount, and whether it is a stored maximum. The leader's amount is that of the lot,
 * other bidders' stand in their rows.
 */
function recordMax(
  rows: UnitOfWork,
  lot: LotState,
  userId: number,
  history: readonly HistoryEntry[],
  bidAt: number,
): void {
  const own = history.filter((entry) => entry.userId === userId);
  if (own.length === 0) return;
  const amounts = own.map(({ amount }) => amount ?? 0);
  const { max: before, storedMax: stored } = rows.bidder(lot.id, userId);
  const known = before ?? 0;
  const max = lot.lead?.leaderId === userId ? lot.lead.leaderMax : Math.max(known, ...amounts);
  const storedMax = own.some(isOfMaximum) ? max : own.some(({ kind }) => kind === "bid") ? null : stored;
  changeBidder(rows, lot.id, userId, { max, storedMax, bidAt });
}

/** Whether a row tells of a stored maximum: set, lowered, or beaten at once. */
function isOfMaximum({ kind }: HistoryEntry): boolean {
  return kind === "proxy_set" || kind === "proxy_cancelled" || kind === "automatic_bid";
}

/** Returns what the limit of a person's paddle in this lane still covers, fils. */
export function coverLeft({ limits }: AccountRow, queueId: number | null): number {
  const limit = limits.find((each) => each.queueId === queueId);
  return limit ? Math.max(0, limit.coverFils - limit.heldFils) : 0;
}

/** Moves a hold. A bid that the desk enters uses the limit of the paddle first, any other one only what it uses already. */
function moveHold(
  rows: UnitOfWork,
  { state: { id: lotId }, queueId }: LotRow,
  { userId, fromFils, toFils }: HoldChange,
  { at, atDesk }: { readonly at: number; readonly atDesk: boolean },
): void {
  const account = rows.account(userId);
  const before = rows.bidder(lotId, userId);
  if (!account || before.holdFils + before.limitFils !== fromFils) {
    throw new Error(`A decision on lot ${lotId} moves a hold of user ${userId} that is not there`);
  }
  const after = splitHold(toFils, before.limitFils + (atDesk ? coverLeft(account, queueId) : 0));
  changeBidder(rows, lotId, userId, after);
  const used = after.limitFils - before.limitFils;
  const limits = account.limits.map((limit) =>
    limit.queueId === queueId ? { ...limit, heldFils: limit.heldFils + used } : limit,
  );
  const amountFils = after.holdFils - before.holdFils;
  const moved = amountFils === 0 ? account : addHold(rows, account, { amountFils, at, lotId, comment: "" });
  rows.changeAccount({ ...moved, limits });
}

/** Adds a hold, or below 0 a release, to a person's ledger. Returns their account with it. */
function addHold(
  rows: UnitOfWork,
  account: AccountRow,
  entry: Pick<LedgerRow, "amountFils" | "at" | "lotId" | "comment">,
): AccountRow {
  const type = entry.amountFils > 0 ? "hold" : "release";
  const ledgerId = rows.addLedger({ ...entry, type, prevId: account.ledgerId, userId: account.person.id });
  return { ...account, reservedFils: account.reservedFils + entry.amountFils, ledgerId };
}

function changeBidder(rows: UnitOfWork, lotId: number, userId: number, change: Partial<BidderRow>): void {
  rows.changeBidder({ ...rows.bidder(lotId, userId), ...change });
}
