/** Collects the events of one commit. */
import { withinTurn, type WhenIdle } from "../../store/errors.ts";
import { laneTopic } from "@marsa/realtime/topics";
import type { Notice } from "../../domain/lot/decision.ts";
import { lotEvent, userEvent, type Moment, type UserChange } from "../../tables/notices/events.ts";
import { laneEvent, type LaneLogRow } from "../../tables/lanes/lane-live.ts";
import type { LaneRow } from "../../tables/lanes/lane-row.ts";
import type { SaleInLane } from "../../tables/money/open-settlements.ts";
import type { HistoryRow, LotRow } from "../../tables/lots/rows.ts";
import type { Committed, CommittedLot, Database, StoredEvent, NotifyUser } from "../../store/store.ts";
import { endTransaction, transactionOf } from "../../tables/system/driver.ts";
import type { UnitOfWork } from "./unit-of-work.ts";

/** The changes of one lot in one commit, and the people to notify. */
interface LotChanges {
  /** The lot before the commit. */
  readonly before: LotRow;
  readonly history: HistoryRow[];
  /** The last notice to each person about the lot. */
  readonly notified: Map<number, Notice["kind"]>;
}

type PlainWrite = (db: Database, notifyUser: NotifyUser) => void | Promise<void>;

/** Collects the changes of a commit, so that each lot has one event, and each person one event per lot. */
export class EventCollector {
  readonly #byLot = new Map<number, LotChanges>();
  /** Each lane before the commit, and its changes. */
  readonly #byLane = new Map<number, { readonly before: LaneRow; readonly log: LaneLogRow[] }>();
  readonly #writes: PlainWrite[] = [];
  /** Whether a group changed. */
  grouped = false;
  /** Notices without a lot. */
  readonly #notified: Parameters<NotifyUser>[] = [];

  /** Adds writes of other rows, to run before the commit. */
  also(write: PlainWrite): void {
    this.#writes.push(write);
  }

  /** Runs the added writes, one after the other. */
  async runWrites(db: Database, whenIdle: WhenIdle): Promise<void> {
    const notifyUser: NotifyUser = (...notified) => this.notifyUser(...notified);
    const rows = transactionOf(db);
    try {
      for (const write of this.#writes) await withinTurn(write, write(rows, notifyUser), whenIdle);
    } catch (error) {
      endTransaction(rows);
      throw error;
    }
  }

  get hasWrites(): boolean {
    return this.#writes.length > 0;
  }

  notifyUser(...notified: Parameters<NotifyUser>): void {
    this.#notified.push(notified);
  }

  add(before: LotRow, history: readonly HistoryRow[], notices: readonly Notice[]): void {
    const { id } = before.state;
    const changes: LotChanges = this.#byLot.get(id) ?? { before, history: [], notified: new Map() };
    this.#byLot.set(id, changes);
    changes.history.push(...history);
    for (const { userId, kind } of notices) {
      // A balance is part of any other notice.
      if (kind !== "balance" || !changes.notified.has(userId)) changes.notified.set(userId, kind);
    }
  }

  /** Adds a lot that a plain write has changed, and the rows that it added. */
  addWritten(row: LotRow, history: readonly HistoryRow[]): void {
    this.add({ ...row, state: { ...row.state, seq: row.state.seq - 1 } }, history, []);
  }

  addLane(before: LaneRow, entry: LaneLogRow): void {
    const { id } = before.state;
    const changes = this.#byLane.get(id) ?? { before, log: [] };
    this.#byLane.set(id, changes);
    changes.log.push(entry);
  }

  /** Returns the lots that this commit sold, at `soldAt` (ms), with the fees of their lane. */
  sales(rows: UnitOfWork, soldAt: number): SaleInLane[] {
    return [...this.#byLot.values()].flatMap(({ before }) => {
      const { id: lotId, status, sellerId, lead, lane } = rows.lot(before.state.id)!.state;
      const isSold = status === "sold" && before.state.status !== "sold";
      if (!isSold || !lead) return [];
      const sale = { lotId, buyerId: lead.leaderId, sellerId, price: lead.price, soldAt };
      return [{ sale, fees: lane?.fees }];
    });
  }

  /** Loads the rows that `write` reads. */
  readAhead(rows: UnitOfWork): void {
    rows.readAhead();
    for (const [userId] of this.#notified) rows.account(userId);
    for (const [lotId, { notified }] of this.#byLot)
      for (const userId of notified.keys()) {
        rows.account(userId);
        rows.bidder(lotId, userId);
      }
    for (const id of this.#byLane.keys()) {
      const { current } = rows.lane(id)!.state;
      if (current) rows.lot(current.lotId);
    }
  }

  /** Writes the changed rows into the transaction, with one event for each topic and lot. */
  write(rows: UnitOfWork, moment: Moment): Omit<Committed, "wrote" | "staffQueues"> {
    const lots: CommittedLot[] = [];
    const events: StoredEvent[] = [];
    const notified = new Map<number, object>();
    for (const changes of this.#byLot.values()) {
      const row = rows.lot(changes.before.state.id)!;
      // A maximum alone has no event and no hint: nobody but its owner may learn its moment.
      if (row.state.seq === changes.before.state.seq) continue;
      lots.push({ lot: row.state, leaderMark: row.leaderMark });
      const event = eventOfLot(changes, row, moment);
      events.push(event);
      notified.set(row.state.id, event.payload);
    }
    const lanes = [...this.#byLane.keys()].map((id) => rows.lane(id)!.state);
    for (const [id, change] of this.#byLane)
      events.push(eventOfLane(rows, id, { ...change, notified }, moment));
    for (const [lotId, { notified: people }] of this.#byLot) {
      for (const [userId, kind] of people) events.push(eventOfUser(rows, lotId, userId, kind, moment));
    }
    for (const [userId, kind] of this.#notified) events.push(eventOfUser(rows, null, userId, kind, moment));
    return { lots, lanes, events, outboxId: rows.write(events), grouped: this.grouped };
  }
}

function eventOfLot({ before, history }: LotChanges, row: LotRow, moment: Moment): StoredEvent {
  const event = lotEvent({ row, prev: before.state.seq, history }, moment);
  return {
    topic: row.topic,
    seq: event.seq,
    payload: event,
    eligible: null,
  };
}

interface LaneChanges {
  readonly before: LaneRow;
  readonly log: readonly LaneLogRow[];
  /** The published event of each changed lot, by id. */
  readonly notified: ReadonlyMap<number, object>;
}

/**
 * Returns the one event of a lane for a whole commit. The lane's log stores it, with its lots' events, for clients
 * that reconnect.
 */
function eventOfLane(
  rows: UnitOfWork,
  id: number,
  { before, log, notified }: LaneChanges,
  moment: Moment,
): StoredEvent {
  const lane = rows.lane(id)!;
  const { current, run } = lane.state;
  const lot = current && rows.lot(current.lotId);
  const event = laneEvent({ lane, lot: lot?.state ?? null, prev: before.state.seq, log }, moment);
  const lots = run.flatMap(({ lotId }) => notified.get(lotId) ?? []);
  rows.lanesTable.addEvent(id, event.seq, moment.at, event, lots);
  return { topic: laneTopic(id), seq: event.seq, payload: event, eligible: null };
}

/** Returns the next event of a person's own topic. The account's row counts its seq. */
function eventOfUser(
  rows: UnitOfWork,
  lotId: number | null,
  userId: number,
  kind: UserChange["kind"],
  moment: Moment,
): StoredEvent {
  const known = rows.account(userId);
  const lot = lotId === null ? null : rows.lot(lotId);
  if (!known) throw new Error(`User ${userId} is to be notified ${kind}, but has no wallet`);
  const account = { ...known, seq: known.seq + 1 };
  rows.changeAccount(account);
  const event = userEvent(
    { account, about: lot && { lot, bidder: rows.bidder(lot.state.id, userId) }, kind },
    moment,
  );
  return {
    topic: account.topic,
    seq: event.seq,
    payload: event,
    eligible: userId,
  };
}
