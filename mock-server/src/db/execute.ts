import type { Decision, HistoryEntry, Refused } from "../domain/decision.ts";
import { follow } from "../domain/lane/run-list.ts";
import type { LotState, Stake } from "../domain/lot.ts";
import type { Moment } from "./events.ts";
import { moveLane } from "./move-lane.ts";
import type { AccountRow, BidderRow, JournalRow, LotRow } from "./rows.ts";
import type { Stories } from "./stories.ts";
import type { CommandKey, LotScene, Outcome, Receipt, Scope } from "./store.ts";
import type { WorkingSet } from "./working-set.ts";

export type Decide<Reply, Code extends string> = (scene: LotScene) => Decision<Reply> | Refused<Code>;

/**
 * Judges one command on the rows of its batch and changes them; nothing is written yet.
 * @throws whatever `decide` throws, and an Error for a decision that does not fit the rows.
 */
export function execute<Reply, Code extends string>(
  rows: WorkingSet,
  stories: Stories,
  scope: Scope,
  decide: Decide<Reply, Code>,
  moment: Moment,
): Outcome<Reply, Code> {
  const { key } = scope;
  const stored = key ? rows.answer(key.userId, key.call, key.key) : null;
  if (key && stored) {
    return stored.hash === key.payloadHash ? (JSON.parse(stored.answer) as Outcome<Reply, Code>) : KEY_REUSED;
  }
  const lot = rows.lot(scope.lotId);
  if (!lot) return NOT_FOUND;
  const decision = decide(sceneOf(rows, lot, scope.userIds));
  if (!decision.ok) {
    if (key?.keepRefusal(decision.code)) keep(rows, key, decision, moment);
    return decision;
  }
  const history = changeLot(rows, stories, lot, decision, scope, moment);
  if (lot.state.lane) {
    const lane = rows.lane(lot.state.lane.queueId);
    const moved = lane && follow(lane.state, lot.state, decision.lot, scope.receivedAt);
    if (lane && moved) moveLane(rows, stories, lane, moved, moment);
  }
  const outcome = { ok: true, reply: decision.reply, receipt: receiptOf(history, scope, moment) } as const;
  if (key) keep(rows, key, outcome, moment);
  return outcome;
}

export const NOT_FOUND: Refused<"NOT_FOUND"> = { ok: false, code: "NOT_FOUND", details: {} };
export const KEY_REUSED: Refused<"KEY_REUSED"> = { ok: false, code: "KEY_REUSED", details: {} };

/** Stores what was answered to a key. */
export function keep(rows: WorkingSet, key: CommandKey, outcome: object, { at }: Moment): void {
  const { userId, call, payloadHash } = key;
  rows.addAnswer({ userId, call, key: key.key, hash: payloadHash, answer: JSON.stringify(outcome), at });
}

function sceneOf(rows: WorkingSet, { state }: LotRow, userIds: readonly number[]): LotScene {
  const users = [];
  for (const userId of userIds) {
    const account = rows.account(userId);
    if (account) users.push({ person: account.person, stake: stakeOf(rows, state.id, account) });
  }
  const leader = state.leaderId === null ? null : rows.account(state.leaderId);
  return { lot: state, users, leader: leader && stakeOf(rows, state.id, leader), pause: rows.pause() };
}

/** What a person has on a lot. */
export function stakeOf(rows: WorkingSet, lotId: number, account: AccountRow): Stake {
  const { mark, holdFils } = rows.bidder(lotId, account.person.id);
  return { mark, availableFils: account.totalFils - account.reservedFils, heldOnLotFils: holdFils };
}

/** Changes the rows of one batch as a decision on a lot says, and tells of it. @returns the new rows of its journal. */
export function changeLot(
  rows: WorkingSet,
  stories: Stories,
  before: LotRow,
  decision: Decision<unknown>,
  scope: Pick<Scope, "userIds" | "receivedAt">,
  moment: Moment,
): JournalRow[] {
  const history = apply(rows, before, decision, scope, moment);
  stories.add(before, history, decision.notices);
  return history;
}

function apply(
  rows: WorkingSet,
  before: LotRow,
  decision: Decision<unknown>,
  { userIds, receivedAt }: Pick<Scope, "userIds" | "receivedAt">,
  { at }: Moment,
): JournalRow[] {
  const { lot, newMark, holds, history } = decision;
  if (newMark) changeBidder(rows, lot.id, newMark.userId, { mark: newMark.mark, bidAt: receivedAt });
  for (const userId of userIds) recordMax(rows, lot, userId, history, receivedAt);
  for (const { userId, fromFils, toFils } of holds) moveHold(rows, lot.id, userId, fromFils, toFils, at);
  const leaderMark = lot.leaderId === null ? null : rows.bidder(lot.id, lot.leaderId).mark;
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

/** The bidder's own highest amount: the leader's is the lot's stored maximum, anybody else's stands in his rows. */
function recordMax(
  rows: WorkingSet,
  lot: LotState,
  userId: number,
  history: readonly HistoryEntry[],
  bidAt: number,
): void {
  const amounts = history.filter((entry) => entry.userId === userId).map(({ amount }) => amount ?? 0);
  if (amounts.length === 0) return;
  const known = rows.bidder(lot.id, userId).max ?? 0;
  const max = lot.leaderId === userId ? lot.leaderMax : Math.max(known, ...amounts);
  changeBidder(rows, lot.id, userId, { max, bidAt });
}

function moveHold(
  rows: WorkingSet,
  lotId: number,
  userId: number,
  fromFils: number,
  toFils: number,
  at: number,
): void {
  const account = rows.account(userId);
  if (!account || rows.bidder(lotId, userId).holdFils !== fromFils) {
    throw new Error(`A decision on lot ${lotId} moves a hold of user ${userId} that is not there`);
  }
  changeBidder(rows, lotId, userId, { holdFils: toFils });
  const moved = toFils - fromFils;
  const type = moved > 0 ? "hold" : "release";
  const prevId = account.ledgerId;
  const ledgerId = rows.addLedger({ prevId, userId, at, type, amountFils: moved, lotId, comment: "" });
  rows.changeAccount({ ...account, reservedFils: account.reservedFils + moved, ledgerId });
}

function changeBidder(rows: WorkingSet, lotId: number, userId: number, change: Partial<BidderRow>): void {
  rows.changeBidder({ ...rows.bidder(lotId, userId), ...change });
}

/** The command's own row: the bidder's bid, else whatever he left in the history, else the first row. */
function receiptOf(history: readonly JournalRow[], scope: Scope, { epoch, at }: Moment): Receipt {
  const own = history.filter(({ entry }) => entry.userId !== null && scope.userIds.includes(entry.userId));
  const bid = own.find(({ entry }) => entry.kind === "bid" || entry.kind === "automatic_bid");
  const row = bid ?? own[0] ?? history[0];
  const { lotId, receivedAt } = scope;
  return {
    lotId,
    historyId: row?.id ?? null,
    epoch,
    receivedAt,
    judgedAt: at,
    journal: placeOf(history, own),
  };
}

/** The row that names what the command asked for: a stored maximum rather than the bid that it made at once. */
function placeOf(history: readonly JournalRow[], own: readonly JournalRow[]): Receipt["journal"] {
  const maximum = own.find(({ entry }) => entry.kind === "proxy_set");
  const row = maximum ?? own[0] ?? history.find(({ entry }) => entry.kind !== "auction_started");
  if (!row) return null;
  const { id: seq, hash, salt, entry } = row;
  return { seq, kind: entry.kind, amount: entry.secretAmount ?? entry.amount, hash, salt };
}
