/** The unit of work of one batch of commands. */
import { lotInLane } from "../../domain/lane/lot-in-lane.ts";
import type { Pause } from "../../domain/lot/pause.ts";
import { isQuiet } from "../../domain/lot/visibility.ts";
import { nextOpenId, nextSealedId } from "../../tables/lots/history/history-id.ts";
import { link } from "../../tables/lots/history/journal.ts";
import { createLaneTable, loadLane, type LaneRow, type LaneTable } from "../../tables/lanes/lane-row.ts";
import { createLoader, type LastIds, type Loader } from "./load.ts";
import type {
  AccountRow,
  AnswerRow,
  BidderRow,
  Head,
  HistoryRow,
  JournalRow,
  LedgerRow,
  LotRow,
} from "../../tables/lots/rows.ts";
import type { Database, StoredEvent } from "../../store/store.ts";
import { TrackedMap } from "./tracked-map.ts";
import { createRowWriter, type RowWriter } from "./write-rows.ts";

/** Rows cached between batches; a lot takes about half a kB. */
const MOST_LOTS = 5_000;
const MOST_USERS = 20_000;
const MOST_LANES = 100;

/** Ids are assigned here, so that rows can refer to each other before they are written. */
type Counters = { -readonly [Table in keyof LastIds]: LastIds[Table] };

/**
 * The rows of a batch: each is read once, changed in memory as often as needed, and written once. A command sees
 * the changes of earlier commands. Between batches the rows are a cache, which changes only after a commit.
 */
export class UnitOfWork {
  readonly lanesTable: LaneTable;
  readonly #lots = new TrackedMap<number, LotRow>(MOST_LOTS);
  readonly #lanes = new TrackedMap<number, LaneRow>(MOST_LANES);
  readonly #bidders = new TrackedMap<number | string, BidderRow>(MOST_USERS);
  readonly #accounts = new TrackedMap<number, AccountRow>(MOST_USERS);
  readonly #history: JournalRow[] = [];
  readonly #ledger: LedgerRow[] = [];
  #answers = new Map<string, AnswerRow>();
  readonly #db: Database;
  readonly #load: Loader;
  readonly #write: RowWriter;
  readonly #saltOf: ((historyId: number) => string) | null;
  #lastIds: Counters | null = null;
  /** The ids before the changes of this batch. */
  #idsBefore: Counters | null = null;
  /** Never decreases, so that two commits of this process never share an id. */
  #lastOutboxId = 0;
  /** undefined: not read yet. */
  #pause: Pause | null | undefined;

  /** `saltOf`: the salt of the secret row with this id; random by default. Two runs of a scene have the same salts. */
  constructor(db: Database, saltOf?: (historyId: number) => string) {
    this.#db = db;
    this.#saltOf = saltOf ?? null;
    this.#load = createLoader(db);
    this.#write = createRowWriter(db);
    this.lanesTable = createLaneTable(db);
  }

  /** Returns a lot; a lane lot comes with its place in the lane. */
  lot(id: number): LotRow | null {
    const known = this.#lots.get(id);
    if (known) return known.queueId === null ? known : this.#inLane(known, known.queueId);
    const row = this.#load.lot(id);
    if (row) this.#lots.loaded(id, row);
    return row && row.queueId !== null ? this.#inLane(row, row.queueId) : row;
  }

  lane(id: number): LaneRow | null {
    const known = this.#lanes.get(id);
    if (known) return known;
    const row = loadLane(this.#db, id);
    if (row) this.#lanes.loaded(id, row);
    return row;
  }

  changeLane(row: LaneRow): void {
    this.#lanes.change(row.state.id, row);
  }

  #inLane(row: LotRow, queueId: number): LotRow {
    const lane = this.lane(queueId);
    return lane ? { ...row, state: { ...row.state, lane: lotInLane(lane.state, row.state.id) } } : row;
  }

  account(userId: number): AccountRow | null {
    const known = this.#accounts.get(userId);
    if (known) return known;
    const row = this.#load.account(userId);
    if (row) this.#accounts.loaded(userId, row);
    return row;
  }

  /** Returns the user's stake on the lot; empty without a bid. */
  bidder(lotId: number, userId: number): BidderRow {
    const key = bidderKey(lotId, userId);
    const known = this.#bidders.get(key);
    if (known) return known;
    const row = this.#load.bidder(lotId, userId);
    this.#bidders.loaded(key, row);
    return row;
  }

  /** Returns the staff's pause of all standard auctions. */
  pause(): Pause | null {
    if (this.#pause === undefined) this.#pause = this.#load.pause();
    return this.#pause;
  }

  /** Returns the answer to this key, from this batch or before; null: none. */
  answer(userId: number, call: string, key: string): Pick<AnswerRow, "hash" | "outcome"> | null {
    const own = this.#answers.get(answerKey(userId, call, key));
    return own ?? this.#load.answer(userId, call, key);
  }

  changeLot(row: LotRow): void {
    this.#lots.change(row.state.id, row);
  }

  changeAccount(row: AccountRow): void {
    this.#accounts.change(row.person.id, row);
  }

  changeBidder(row: BidderRow): void {
    this.#bidders.change(bidderKey(row.lotId, row.userId), row);
  }

  /**
   * Adds a history row to the journal of its lot, after the row `head` (null: none).
   * @returns the row with its new id, higher than that of `head`; it is the next row's `head`.
   */
  addHistory(row: Omit<HistoryRow, "id">, head: Head | null): JournalRow {
    const id = this.#historyId(row.entry, head);
    const linked = link({ ...row, id }, head, this.#saltOf?.(id) ?? null);
    this.#history.push(linked);
    return linked;
  }

  /** A sealed row takes a number after the row before it, so that no gap between other rows tells of it. */
  #historyId(entry: HistoryRow["entry"], head: Head | null): number {
    const ids = this.#ids();
    // A planted scene has no moments to hide, and keeps its numbers.
    if (this.#saltOf !== null) return ++ids.history;
    const sealed = head && isQuiet([entry]) ? nextSealedId(head.id) : null;
    const isFree = sealed !== null && (sealed > ids.history || !this.#load.hasHistory(sealed));
    if (!isFree) return (ids.history = nextOpenId(ids.history));
    ids.history = Math.max(ids.history, sealed);
    return sealed;
  }

  /**
   * Adds a row to the end of a person's ledger.
   * @returns its id, to be stored in the person's account.
   */
  addLedger(row: Omit<LedgerRow, "id">): number {
    const id = ++this.#ids().ledger;
    this.#ledger.push({ ...row, id });
    return id;
  }

  addAnswer(row: Omit<AnswerRow, "id">): void {
    this.#answers.set(answerKey(row.userId, row.call, row.key), { ...row, id: ++this.#ids().answer });
  }

  /**
   * Writes the changed and the new rows with the events of this batch, inside its transaction.
   * @returns the id of the events in the outbox; null without events.
   * @throws SqliteError when a constraint refuses a row, or the disk does not take it.
   */
  write(events: readonly StoredEvent[]): number | null {
    this.#lots.forEachChanged((row, before) => this.#write.lot(row, before));
    this.#lanes.forEachChanged((row, before) => this.lanesTable.save(row, before));
    this.#bidders.forEachChanged((row) => this.#write.bidder(row));
    this.#accounts.forEachChanged((row, before) => this.#write.account(row, before));
    this.#write.history(this.#history);
    this.#write.ledger(this.#ledger);
    this.#write.answers([...this.#answers.values()]);
    if (events.length === 0) return null;
    const outboxId = ++this.#ids().outbox;
    this.#write.events({ outboxId, events });
    return outboxId;
  }

  /** Loads the ids that `write` needs. */
  readAhead(): void {
    this.#ids();
  }

  /** Forgets the changes of this batch, and keeps the rows that it read. */
  rewind(): void {
    for (const rows of [this.#lots, this.#lanes, this.#bidders, this.#accounts]) rows.rewind();
    this.#endBatch();
    this.#lastIds = this.#idsBefore && { ...this.#idsBefore };
  }

  /** Called after the commit of the batch: its changes now count. */
  committed(): void {
    this.#idsBefore = this.#lastIds && { ...this.#lastIds };
    this.#lots.commit();
    this.#lanes.commit();
    this.#bidders.commit();
    this.#accounts.commit();
    this.#endBatch();
  }

  /** Called after a rollback, and when other code has written to the database. */
  forget(): void {
    this.#lots.forget();
    this.#lanes.forget();
    this.#bidders.forget();
    this.#accounts.forget();
    this.#endBatch();
    this.#lastOutboxId = this.#lastIds?.outbox ?? this.#lastOutboxId;
    this.#lastIds = null;
    this.#idsBefore = null;
    this.#pause = undefined;
  }

  #endBatch(): void {
    this.#history.length = 0;
    this.#ledger.length = 0;
    // A new map, for the reason in `TrackedMap`.
    if (this.#answers.size > 0) this.#answers = new Map();
  }

  #ids(): Counters {
    if (this.#lastIds) return this.#lastIds;
    const lastIds = this.#load.lastIds();
    this.#lastIds = { ...lastIds, outbox: Math.max(lastIds.outbox, this.#lastOutboxId) };
    this.#idsBefore = { ...this.#lastIds };
    return this.#lastIds;
  }
}

function answerKey(userId: number, call: string, key: string): string {
  return `${userId} ${call} ${key}`;
}

/** Two ids below these make one number; for small ids the number needs no heap memory. */
const SMALL_USER = 2 ** 15;
const SMALL_LOT = 2 ** 16;
const LARGE = 2 ** 26;
const AFTER_SMALL = SMALL_USER * SMALL_LOT;

/** Returns a number where possible: a string would be built, hashed and looked up for each use. */
function bidderKey(lotId: number, userId: number): number | string {
  if (lotId < SMALL_LOT && userId < SMALL_USER) return lotId * SMALL_USER + userId;
  return lotId < LARGE && userId < LARGE ? AFTER_SMALL + lotId * LARGE + userId : `${lotId}/${userId}`;
}
