/** Reads the rows that commands are judged on. */
import { lotTopic, userTopic } from "@marsa/realtime/topics";
import type { Group } from "../../domain/bidding/group.ts";
import type { Role, UserStatus } from "../../domain/people/gate.ts";
import type { Pause } from "../../domain/lot/pause.ts";
import { decodeAnswer } from "../../tables/system/answer-encoding.ts";
import { LOT_STATE_COLUMNS, lotStateOf, type LotStateRow } from "../../tables/lots/lot-columns.ts";
import type { AccountRow, AnswerRow, BidderRow, LimitRow, LotRow } from "../../tables/lots/rows.ts";
import { LIMIT_USED } from "../../tables/lots/limit-used.ts";
import { sqlite } from "../../tables/system/driver.ts";
import type { Database } from "../../store/store.ts";

/** Prepared reads of the rows that commands are judged on. Synchronous. */
export interface Loader {
  lot(id: number): LotRow | null;
  account(userId: number): AccountRow | null;
  /** Empty for a user without a bid on the lot. */
  bidder(lotId: number, userId: number): BidderRow;
  answer(userId: number, call: string, key: string): Pick<AnswerRow, "hash" | "outcome"> | null;
  pause(): Pause | null;
  lastIds(): LastIds;
  /** Whether there is a history row of this number. */
  hasHistory(id: number): boolean;
}

/** The highest ids of the tables whose ids this process assigns. */
export interface LastIds {
  readonly history: number;
  readonly ledger: number;
  readonly outbox: number;
  readonly answer: number;
}

/** Returns prepared reads on a connection. */
export function createLoader(db: Database): Loader {
  const lot = sqlite(db).prepare<[number], RawLot>(LOT);
  const account = sqlite(db).prepare<[number], RawAccount>(ACCOUNT);
  const groups = sqlite(db).prepare<[number], RawGroup>(GROUPS);
  const limits = sqlite(db).prepare<[number], LimitRow>(LIMITS);
  const bidder = sqlite(db).prepare<[number, number], BidderRow>(BIDDER);
  const answer = sqlite(db).prepare<[number, string, string], { hash: string; answer: string }>(
    "SELECT hash, answer FROM idempotency WHERE user_id = ? AND key = ? AND call = ?",
  );
  const lastIds = sqlite(db).prepare<[], LastIds>(
    `SELECT coalesce((SELECT max(id) FROM history), 0) AS history, coalesce((SELECT max(id) FROM ledger), 0) AS ledger,
      coalesce((SELECT max(id) FROM outbox), 0) AS outbox, coalesce((SELECT max(id) FROM idempotency), 0) AS answer`,
  );
  const historyRow = sqlite(db).prepare<[number], 1>("SELECT 1 FROM history WHERE id = ?").pluck();
  const pause = sqlite(db).prepare<[], Pause>(
    "SELECT paused_at AS since, pause_reason AS reason FROM meta WHERE paused_at IS NOT NULL",
  );
  return {
    pause: () => pause.get() ?? null,
    lot: (id) => lotRow(lot.get(id)),
    account(userId) {
      const raw = account.get(userId) ?? null;
      return (
        raw && {
          ...accountRow(raw),
          groups: raw.hasGroups === 1 ? groups.all(userId).map(groupOf) : NO_GROUPS,
          limits: raw.hasLimits === 1 ? limits.all(userId) : NO_LIMITS,
        }
      );
    },
    bidder(lotId, userId) {
      return bidder.get(lotId, userId) ?? { lotId, userId, ...NO_BID };
    },
    answer(userId, call, key) {
      const row = answer.get(userId, key, call);
      return row ? { hash: row.hash, outcome: decodeAnswer(db, row.answer) } : null;
    },
    hasHistory: (id) => historyRow.get(id) !== undefined,
    lastIds: () => lastIds.get()!,
  };
}

const LOT = `SELECT ${LOT_STATE_COLUMNS}, l.leader_mark AS leaderMark, l.number, l.title, l.queue_id AS queueId,
  h.id AS headId, h.hash AS headHash FROM lot l LEFT JOIN history h ON h.id = l.history_id WHERE l.id = ?`;

interface RawLot extends LotStateRow, Omit<LotRow, "state" | "topic" | "head"> {
  readonly headId: number | null;
  readonly headHash: string | null;
}

function lotRow(raw: RawLot | undefined): LotRow | null {
  if (!raw) return null;
  const { leaderMark, number, title, queueId, headId, headHash } = raw;
  const head = headId === null || headHash === null ? null : { id: headId, hash: headHash };
  return { state: lotStateOf(raw), topic: lotTopic(raw.id), leaderMark, number, title, queueId, head };
}

const PROFILE_RANKS = ["none", "draft", "signed", "ok"] as const;

/** Bids need a buyer profile. A lock on any profile counts, so that changing to another profile does not avoid it. */
const ACCOUNT = `SELECT u.id, u.roles, u.ustatus, u.email_verified + u.phone_verified > 0 AS hasContact,
  w.total_fils AS totalFils, w.reserved_fils AS reservedFils, w.seq, w.ledger_id AS ledgerId,
  EXISTS (SELECT 1 FROM lot_group g WHERE g.user_id = u.id AND g.state = 'active') AS hasGroups,
  EXISTS (SELECT 1 FROM paddle d WHERE d.user_id = u.id AND d.cover_fils IS NOT NULL) AS hasLimits,
  coalesce(max(CASE WHEN p.type <> 'buyer' THEN 0 WHEN p.status = 'ok' THEN 3 WHEN p.status = 'signed' THEN 2
    WHEN p.status = 'draft' THEN 1 END), 0) AS rank,
  max(p.lock_reason) AS lockReason, max(p.lock_until) AS lockUntil
  FROM user u JOIN wallet w ON w.user_id = u.id LEFT JOIN profile p ON p.user_id = u.id
  WHERE u.id = ? GROUP BY u.id, w.user_id`;

interface RawAccount {
  readonly id: number;
  readonly roles: string;
  readonly ustatus: UserStatus;
  readonly hasContact: 0 | 1;
  readonly totalFils: number;
  readonly reservedFils: number;
  readonly seq: number;
  readonly ledgerId: number | null;
  readonly hasGroups: 0 | 1;
  readonly hasLimits: 0 | 1;
  readonly rank: number;
  readonly lockReason: string | null;
  readonly lockUntil: string | null;
}

const GROUPS = `SELECT id, user_id AS userId, state, members, held_fils AS heldFils, parked_fils AS parkedFils,
  look_at AS lookAt FROM lot_group WHERE user_id = ? AND state = 'active' ORDER BY id`;

interface RawGroup extends Omit<Group, "members"> {
  readonly members: string;
}

const LIMITS = `SELECT queue_id AS queueId, cover_fils AS coverFils, ${LIMIT_USED} AS heldFils
  FROM paddle WHERE user_id = ? AND cover_fils IS NOT NULL`;

/** Most people have none: they share these lists. */
const NO_GROUPS: readonly Group[] = [];
const NO_LIMITS: readonly LimitRow[] = [];

function groupOf(raw: RawGroup): Group {
  return { ...raw, members: JSON.parse(raw.members) as Group["members"] };
}

function accountRow(raw: RawAccount): Omit<AccountRow, "groups" | "limits"> {
  return {
    person: {
      id: raw.id,
      roles: JSON.parse(raw.roles) as Role[],
      ustatus: raw.ustatus,
      hasVerifiedContact: raw.hasContact === 1,
      profile: PROFILE_RANKS[raw.rank] ?? "none",
      lock: raw.lockReason === null ? null : { reason: raw.lockReason, until: raw.lockUntil },
    },
    topic: userTopic(raw.id),
    totalFils: raw.totalFils,
    reservedFils: raw.reservedFils,
    seq: raw.seq,
    ledgerId: raw.ledgerId,
  };
}

const NO_BID = { mark: null, max: null, storedMax: null, holdFils: 0, limitFils: 0, bidAt: null };
const BIDDER = `SELECT lot_id AS lotId, user_id AS userId, mark, max, stored_max AS storedMax, hold_fils AS holdFils,
  limit_fils AS limitFils, bid_at AS bidAt
  FROM lot_bidder WHERE lot_id = ? AND user_id = ?`;
