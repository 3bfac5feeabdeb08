import { lotInLane } from "../domain/lane/lot-in-lane.ts";
import type { Pause } from "../domain/pause.ts";
import { AddedRows } from "./added-rows.ts";
import { link } from "./journal.ts";
import { readLane, type LaneRow } from "./lane-row.ts";
import { createLoader, type LastIds, type Loader } from "./load.ts";
import type { RedoLog } from "./redo-log.ts";
import { historyValues, ledgerValues, type Values } from "./row-values.ts";
import type {
  AccountRow,
  AnswerRow,
  BidderRow,
  Head,
  HistoryRow,
  JournalRow,
  LedgerRow,
  LotRow,
} from "./rows.ts";
import type { Connection } from "./store.ts";
import { TrackedMap } from "./tracked-map.ts";

/** Rows kept in memory between batches; a lot takes about half a kB. */
const MOST_LOTS = 5_000;
const MOST_USERS = 20_000;
const MOST_LANES = 100;

/** Ids are given here, so that rows can name each other before they are written. */
type Counters = { -readonly [Table in keyof LastIds]: LastIds[Table] };

/**
 * The rows that commands are judged on and change: each is read once and changed in memory as often as its batch needs.
 * Commands of a batch see what earlier ones did. Between batches it is a cache, which changes after a commit only. What a
 * commit writes of them, and where, is said by `CommitWriter`.
 */
export class WorkingSet {
  readonly lots = new TrackedMap<number, LotRow>(MOST_LOTS);
  readonly lanes = new TrackedMap<number, LaneRow>(MOST_LANES);
  readonly bidders = new TrackedMap<number | string, BidderRow>(MOST_USERS);
  readonly accounts = new TrackedMap<number, AccountRow>(MOST_USERS);
  /** Of this batch. */
  readonly added = new AddedRows();
  /** Of earlier batches: committed to the redo log, and in no table yet. */
  readonly behind = new AddedRows();
  readonly #connection: Connection;
  readonly #load: Loader;
  readonly #log: Pick<RedoLog, "lastId"> | null;
  readonly #saltOf: ((historyId: number) => string) | null;
  #lastIds: Counters | null = null;
  /** The greatest key whose answer is in the table; null: not looked at yet. */
  #lastKey: string | null = null;
  /** undefined: not looked at yet. */
  #pause: Pause | null | undefined;

  /**
   * `log`: where commits have ids beside those of the tables; null: nowhere. `saltOf`: of a secret row with this id; left
   * out: random. Two runs of a scene have the same.
   */
  constructor(
    connection: Connection,
    log: Pick<RedoLog, "lastId"> | null,
    saltOf?: (historyId: number) => string,
  ) {
    this.#connection = connection;
    this.#log = log;
    this.#saltOf = saltOf ?? null;
    this.#load = createLoader(connection);
  }

  /** A lot in a lane comes with what the lane means for it now. */
  lot(id: number): LotRow | null {
    const known = this.lots.get(id);
    if (known) return known.queueId === null ? known : this.#inLane(known, known.queueId);
    const row = this.#load.lot(id);
    if (row) this.lots.loaded(id, row);
    return row && row.queueId !== null ? this.#inLane(row, row.queueId) : row;
  }

  lane(id: number): LaneRow | null {
    const known = this.lanes.get(id);
    if (known) return known;
    const row = readLane(this.#connection, id);
    if (row) this.lanes.loaded(id, row);
    return row;
  }

  changeLane(row: LaneRow): void {
    this.lanes.change(row.state.id, row);
  }

  #inLane(row: LotRow, queueId: number): LotRow {
    const lane = this.lane(queueId);
    return lane ? { ...row, state: { ...row.state, lane: lotInLane(lane.state, row.state.id) } } : row;
  }

  account(userId: number): AccountRow | null {
    const known = this.accounts.get(userId);
    if (known) return known;
    const row = this.#load.account(userId);
    if (row) this.accounts.loaded(userId, row);
    return row;
  }

  /** What the user has on the lot; empty without a bid. */
  bidder(lotId: number, userId: number): BidderRow {
    const key = bidderKey(lotId, userId);
    const known = this.bidders.get(key);
    if (known) return known;
    const row = this.#load.bidder(lotId, userId);
    this.bidders.loaded(key, row);
    return row;
  }

  /** Whether the staff have paused all standard auctions. */
  pause(): Pause | null {
    if (this.#pause === undefined) this.#pause = this.#load.pause();
    return this.#pause;
  }

  /** The answer given to this key, in this batch or before. */
  answer(userId: number, call: string, key: string): Pick<AnswerRow, "hash" | "outcome"> | null {
    const own = this.added.answer(userId, call, key) ?? this.behind.answer(userId, call, key);
    if (own) return own;
    // The keys of our clients begin with the time: nearly all are greater than any that the table has.
    this.#lastKey ??= this.#load.lastKey();
    return key > this.#lastKey ? null : this.#load.answer(userId, call, key);
  }

  changeLot(row: LotRow): void {
    this.lots.change(row.state.id, row);
  }

  changeAccount(row: AccountRow): void {
    this.accounts.change(row.person.id, row);
  }

  changeBidder(row: BidderRow): void {
    this.bidders.change(bidderKey(row.lotId, row.userId), row);
  }

  /**
   * Adds a history row to the journal of its lot, whose last row is `head` (null: it has none). @returns it with its id,
   * which grows with every row; it is the next row's `head`.
   */
  addHistory(row: Omit<HistoryRow, "id">, head: Head | null): JournalRow {
    const id = ++this.#ids().history;
    const linked = link({ ...row, id }, head, this.#saltOf?.(id) ?? null);
    this.added.history.push(historyValues(linked));
    return linked;
  }

  /** Adds a row to the end of a person's ledger. @returns its id, which belongs into his account. */
  addLedger(row: Omit<LedgerRow, "id">): number {
    const id = ++this.#ids().ledger;
    this.added.ledger.push(ledgerValues({ ...row, id }));
    return id;
  }

  addAnswer(row: AnswerRow): void {
    this.added.addAnswer(row);
  }

  /** The id of the next commit that is kept under one. */
  nextCommit(): number {
    return ++this.#ids().outbox;
  }

  get lastCommit(): number {
    return this.#ids().outbox;
  }

  /** To be called when answers with keys up to this one have been written into the table. */
  storedKey(key: string): void {
    if (this.#lastKey !== null && key > this.#lastKey) this.#lastKey = key;
  }

  /** To be called when the batch is committed: from now on it counts. */
  committed(): void {
    this.lots.commit();
    this.lanes.commit();
    this.bidders.commit();
    this.accounts.commit();
    this.added.clear();
  }

  /** To be called after a rollback, and when anybody else has written to the database. */
  forget(): void {
    this.lots.forget();
    this.lanes.forget();
    this.bidders.forget();
    this.accounts.forget();
    this.added.clear();
    this.#lastIds = null;
    this.#lastKey = null;
    this.#pause = undefined;
  }

  #ids(): Counters {
    if (this.#lastIds) return this.#lastIds;
    const { history, ledger, outbox } = this.#load.lastIds();
    return (this.#lastIds = {
      history: Math.max(history, lastId(this.behind.history)),
      ledger: Math.max(ledger, lastId(this.behind.ledger)),
      outbox: Math.max(outbox, this.#log?.lastId ?? 0),
    });
  }
}

/** Of rows whose first value is their id, which grows. */
function lastId(rows: readonly Values[]): number {
  return Number(rows.at(-1)?.[0] ?? 0);
}

/** Ids below these make one number together, and where both are small one that needs no memory of its own. */
const SMALL_USER = 2 ** 15;
const SMALL_LOT = 2 ** 16;
const LARGE = 2 ** 26;
const AFTER_SMALL = SMALL_USER * SMALL_LOT;

/** A number where it can be: a text would be put together, hashed and looked up anew for each use. */
function bidderKey(lotId: number, userId: number): number | string {
  if (lotId < SMALL_LOT && userId < SMALL_USER) return lotId * SMALL_USER + userId;
  return lotId < LARGE && userId < LARGE ? AFTER_SMALL + lotId * LARGE + userId : `${lotId}/${userId}`;
}
