/** Judges a command on a lot. */
import { decided } from "../../store/errors.ts";
import type { Decision, Refused } from "../../domain/lot/decision.ts";
import { follow } from "../../domain/lane/run-list.ts";
import { withGroup } from "../../domain/bidding/group.ts";
import type { Stake } from "../../domain/lot/lot.ts";
import type { Moment } from "../../tables/notices/events.ts";
import { changeLot, coverLeft } from "./change-lot.ts";
import { moveLane } from "./move-lane.ts";
import { placeOf } from "../../tables/system/answer-encoding.ts";
import type { AccountRow, JournalRow, LotRow } from "../../tables/lots/rows.ts";
import type { EventCollector } from "./event-collector.ts";
import type { CommandKey, LotScene, Outcome, Receipt, Scope } from "../../store/store.ts";
import type { UnitOfWork } from "./unit-of-work.ts";

export type Decide<Reply, Code extends string> = (scene: LotScene) => Decision<Reply> | Refused<Code>;

/**
 * Judges one command and changes the rows of its batch; nothing is written yet.
 * @throws any error of `decide`, and an Error for a decision that does not fit the rows.
 */
export function executeOnLot<Reply, Code extends string>(
  rows: UnitOfWork,
  collector: EventCollector,
  scope: Scope,
  decide: Decide<Reply, Code>,
  moment: Moment,
): Outcome<Reply, Code> {
  const { key } = scope;
  const stored = key ? rows.answer(key.userId, key.call, key.key) : null;
  if (key && stored) {
    return stored.hash === key.payloadHash ? (stored.outcome as Outcome<Reply, Code>) : KEY_REUSED;
  }
  const lot = rows.lot(scope.lotId);
  if (!lot) return NOT_FOUND;
  const decision = decided(decide, decide(sceneOf(rows, lot, scope)));
  if (!decision.ok) {
    if (key?.keepRefusal(decision.code)) storeAnswer(rows, key, decision, moment);
    return decision;
  }
  const history = changeLot(rows, collector, lot, decision, scope, moment);
  if (scope.also) collector.also(scope.also);
  if (lot.state.lane) {
    const lane = rows.lane(lot.state.lane.queueId);
    const moved = lane && follow(lane.state, lot.state, decision.lot, scope.receivedAt);
    if (lane && moved) moveLane(rows, collector, lane, moved, moment);
  }
  const outcome = { ok: true, reply: decision.reply, receipt: receiptOf(history, scope, moment) } as const;
  if (key) storeAnswer(rows, key, outcome, moment);
  return outcome;
}

export const NOT_FOUND: Refused<"NOT_FOUND"> = { ok: false, code: "NOT_FOUND", details: {} };
export const KEY_REUSED: Refused<"KEY_REUSED"> = { ok: false, code: "KEY_REUSED", details: {} };

/** Stores the answer to a key. */
export function storeAnswer(rows: UnitOfWork, key: CommandKey, outcome: object, { at }: Moment): void {
  const { userId, call, payloadHash } = key;
  rows.addAnswer({ userId, call, key: key.key, hash: payloadHash, outcome, at });
}

function sceneOf(rows: UnitOfWork, { state, queueId }: LotRow, { userIds, atDesk }: Scope): LotScene {
  const users = [];
  for (const userId of userIds) {
    const account = rows.account(userId);
    if (account)
      users.push({
        person: account.person,
        stake: stakeOf(rows, state.id, account, atDesk ? coverLeft(account, queueId) : 0),
        groups: account.groups,
      });
  }
  const leader = state.lead ? rows.account(state.lead.leaderId) : null;
  return { lot: state, users, leader: leader && stakeOf(rows, state.id, leader), pause: rows.pause() };
}

/** Returns a person's stake on a lot. `coverFils`: what the limit of their paddle still covers. */
export function stakeOf(rows: UnitOfWork, lotId: number, account: AccountRow, coverFils = 0): Stake {
  const { mark, holdFils, limitFils, max, storedMax } = rows.bidder(lotId, account.person.id);
  const availableFils = account.totalFils - account.reservedFils + coverFils;
  const bid = max === null ? null : { max, storedMax };
  return withGroup(
    { mark, availableFils, heldOnLotFils: holdFils + limitFils, ...(bid && { bid }) },
    account.groups,
    lotId,
  );
}

/** Returns the command's own row: the bidder's bid, else their other history row, else the first row. */
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
    journal: ownPlace(history, own),
  };
}

/** Returns the row that the command asked for: a stored maximum rather than the automatic bid. */
function ownPlace(history: readonly JournalRow[], own: readonly JournalRow[]): Receipt["journal"] {
  const maximum = own.find(({ entry }) => entry.kind === "proxy_set");
  const row = maximum ?? own[0] ?? history.find(({ entry }) => entry.kind !== "auction_started");
  return row ? placeOf(row) : null;
}
