import { lotInLane } from "../domain/lane/lot-in-lane.ts";
import type { Pause } from "../domain/pause.ts";
import { AddedRows } from "./added-rows.ts";
import { checkAccount, checkBidder, checkLot } from "./constraints.ts";
import { link } from "./journal.ts";
import { keptOf } from "./kept-events.ts";
import { createLaneTable, type LaneRow, type LaneTable } from "./lane-row.ts";
import { createLoader, type LastIds, type Loader } from "./load.ts";
import { createSettledTable, type Redo } from "./redo.ts";
import { redoEventOf } from "./redo-events.ts";
import type { RedoLog } from "./redo-log.ts";
import {
  accountValues,
  bidderValues,
  historyValues,
  ledgerValues,
  lotValues,
  standingValues,
  termsDiffer,
  type Values,
} from "./row-values.ts";
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
import { createSaver, type Saver } from "./save.ts";
import type { Connection, StoredEvent } from "./store.ts";
import { TrackedMap } from "./tracked-map.ts";

/** Rows kept in memory between batches; a lot takes about half a kB. */
const MOST_LOTS = 5_000;
const MOST_USERS = 20_000;
const MOST_LANES = 100;

/** Ids are given here, so that rows can name each other before they are written. */
type Counters = { -readonly [Table in keyof LastIds]: LastIds[Table] };

/**
 * The rows of one batch: each is read once, changed in memory as often as the batch needs, and written once. Commands
 * of a batch see what earlier ones did. Between batches it is a cache, which changes after a commit only.
 */
export class WorkingSet {
  readonly #load: Loader;
  readonly #saltOf: ((historyId: number) => string) | null;
  readonly #save: Saver;
  readonly #log: RedoLog | null;
  readonly #settled: ReturnType<typeof createSettledTable>;
  readonly #laneTable: LaneTable;
  readonly #lots = new TrackedMap<number, LotRow>(MOST_LOTS);
  readonly #lanes = new TrackedMap<number, LaneRow>(MOST_LANES);
  readonly #bidders = new TrackedMap<number | string, BidderRow>(MOST_USERS);
  readonly #accounts = new TrackedMap<number, AccountRow>(MOST_USERS);
  /** Of this batch. */
  readonly #added = new AddedRows();
  /** Of earlier batches: committed to the redo log, and in no table yet. */
  readonly #behind = new AddedRows();
  /** Whether the log has what the tables do not show. */
  #isBehind = false;
  /** What this batch has written. */
  #wrote: "nothing" | "redo" | "added rows" | "tables" = "nothing";
  /** What this batch is to write into the log. */
  #redo: { readonly id: number; readonly redo: Redo } | null = null;
  #lastIds: Counters | null = null;
  /** The greatest key whose answer is in the table; null: not looked at yet. */
  #lastKey: string | null = null;
  /** undefined: not looked at yet. */
  #pause: Pause | null | undefined;

  /**
   * `log`: where ordinary bids are committed; null: all goes into the tables at once. `saltOf`: of a secret row with this
   * id; left out: random. Two runs of a scene have the same.
   */
  constructor(connection: Connection, log: RedoLog | null, saltOf?: (historyId: number) => string) {
    this.#log = log;
    this.#saltOf = saltOf ?? null;
    this.#load = createLoader(connection);
    this.#save = createSaver(connection);
    this.#settled = createSettledTable(connection);
    this.#laneTable = createLaneTable(connection);
  }

  /** A lot in a lane comes with what the lane means for it now. */
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
    const row = this.#laneTable.load(id);
    if (row) this.#lanes.loaded(id, row);
    return row;
  }

  changeLane(row: LaneRow): void {
    this.#lanes.change(row.state.id, row);
  }

  /** Adds an event of a lane to its log, with those of its lots in the same commit. */
  addLaneEvent(id: number, seq: number, at: number, event: object, lots: readonly object[]): void {
    this.#laneTable.addEvent(id, seq, at, event, lots);
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

  /** What the user has on the lot; empty without a bid. */
  bidder(lotId: number, userId: number): BidderRow {
    const key = bidderKey(lotId, userId);
    const known = this.#bidders.get(key);
    if (known) return known;
    const row = this.#load.bidder(lotId, userId);
    this.#bidders.loaded(key, row);
    return row;
  }

  /** Whether the staff have paused all standard auctions. */
  pause(): Pause | null {
    if (this.#pause === undefined) this.#pause = this.#load.pause();
    return this.#pause;
  }

  /** The answer given to this key, in this batch or before. */
  answer(userId: number, call: string, key: string): Pick<AnswerRow, "hash" | "outcome"> | null {
    const own = this.#added.answer(userId, call, key) ?? this.#behind.answer(userId, call, key);
    if (own) return own;
    // The keys of our clients begin with the time: nearly all are greater than any that the table has.
    this.#lastKey ??= this.#load.lastKey();
    return key > this.#lastKey ? null : this.#load.answer(userId, call, key);
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
   * Adds a history row to the journal of its lot, whose last row is `head` (null: it has none). @returns it with its id,
   * which grows with every row; it is the next row's `head`.
   */
  addHistory(row: Omit<HistoryRow, "id">, head: Head | null): JournalRow {
    const id = ++this.#ids().history;
    const linked = link({ ...row, id }, head, this.#saltOf?.(id) ?? null);
    this.#added.history.push(historyValues(linked));
    return linked;
  }

  /** Adds a row to the end of a person's ledger. @returns its id, which belongs into his account. */
  addLedger(row: Omit<LedgerRow, "id">): number {
    const id = ++this.#ids().ledger;
    this.#added.ledger.push(ledgerValues({ ...row, id }));
    return id;
  }

  addAnswer(row: AnswerRow): void {
    this.#added.addAnswer(row);
  }

  /** Whether something is committed that the tables do not show. */
  get isBehind(): boolean {
    return this.#isBehind;
  }

  /** How many rows of journals no table has. */
  get rowsBehind(): number {
    return this.#behind.history.length;
  }

  /** How many events, and not acknowledged. */
  get eventsBehind(): number {
    return this.#behind.countEvents();
  }

  /** The router has acknowledged those of this commit. @returns false where they stand in the outbox. */
  dropEvents(outboxId: number): boolean {
    return this.#behind.events.delete(outboxId);
  }

  /** Whether the log has grown so long that it should begin anew. */
  get isLogLong(): boolean {
    return this.#log?.isLong ?? false;
  }

  /**
   * Inside the transaction: writes everything that changed into the tables, and with it what they lack; what ordinary bids
   * do is put by for `writeDown`, and the tables follow later. `before`: the lots as they were before the batch. `events`
   * are stored with it. `at`: when it is, ms. `atOnce`: nothing may be put by.
   * @returns the id under which the events are stored; null without events.
   * @throws Error for a row that the tables would refuse.
   */
  save(
    before: ReadonlyMap<number, LotRow>,
    events: readonly StoredEvent[],
    { at, atOnce }: { readonly at: number; readonly atOnce: boolean },
  ): number | null {
    const id = events.length > 0 ? ++this.#ids().outbox : null;
    if (!atOnce && this.#isOrdinary(before)) this.#putBy(id, at, events);
    else {
      this.#saveTables(before);
      if (id !== null) this.#save.events(id, events.map(keptOf));
    }
    return id;
  }

  /**
   * After COMMIT has returned: writes what was put by into the log.
   * @throws StoreUnavailable when the disk does not take it.
   */
  writeDown(): void {
    if (!this.#redo) return;
    const { id, redo } = this.#redo;
    this.#log?.add({ id, content: JSON.stringify(redo) });
    this.#wrote = "redo";
  }

  /** Brings the tables up to date, between batches. */
  catchUp(): void {
    this.#saveTables(new Map());
  }

  /** Brings the rows that were added into their tables, between batches; those that were changed follow. */
  catchUpAdded(): void {
    this.#saveAdded(this.#behind);
    this.#settled.added(this.#ids().outbox);
    this.#wrote = "added rows";
  }

  /** To be called when the batch is committed: from now on it counts. `isSynced`: COMMIT has waited for the disk. */
  committed(isSynced = true): void {
    this.#lots.commit();
    this.#lanes.commit();
    this.#bidders.commit();
    this.#accounts.commit();
    if (this.#wrote === "tables" || this.#wrote === "added rows") this.#behind.clear();
    if (this.#wrote === "redo") this.#behind.add(this.#added);
    if (this.#wrote !== "nothing") this.#isBehind = this.#wrote !== "tables";
    if (this.#wrote === "tables" && isSynced) this.#log?.beginAnew();
    this.#endBatch();
  }

  /** To be called after a rollback, and when anybody else has written to the database. */
  forget(): void {
    this.#lots.forget();
    this.#lanes.forget();
    this.#bidders.forget();
    this.#accounts.forget();
    this.#endBatch();
    this.#lastIds = null;
    this.#lastKey = null;
    this.#pause = undefined;
  }

  #endBatch(): void {
    this.#added.clear();
    this.#wrote = "nothing";
    this.#redo = null;
  }

  /** Only standings have changed: nothing that deadlines, lanes or sales hang on. */
  #isOrdinary(before: ReadonlyMap<number, LotRow>): boolean {
    if (!this.#log?.isUsable || this.#added.isEmpty() || this.#lanes.changed().length > 0) return false;
    return this.#lots.changed().every(({ state }) => {
      const old = before.get(state.id);
      return old !== undefined && !termsDiffer(old.state, state);
    });
  }

  #putBy(eventsId: number | null, at: number, events: readonly StoredEvent[]): void {
    const lots = this.#lots.changed();
    const bidders = this.#bidders.changed();
    const accounts = this.#accounts.changed();
    lots.forEach(checkLot);
    bidders.forEach(checkBidder);
    accounts.forEach(checkAccount);
    const { history, ledger } = this.#added;
    const redo: Redo = {
      at,
      lots: lots.map(standingValues),
      bidders: bidders.map(bidderValues),
      accounts: accounts.map(accountValues),
      history,
      ledger,
      answers: this.#added.answers(),
      events: events.map(redoEventOf),
    };
    this.#redo = { id: eventsId ?? ++this.#ids().outbox, redo };
    if (eventsId !== null) this.#added.events.set(eventsId, events);
  }

  #saveTables(before: ReadonlyMap<number, LotRow>): void {
    this.#lots.save((row, isNew) => {
      const old = before.get(row.state.id);
      if (isNew && (!old || termsDiffer(old.state, row.state))) this.#save.lot(lotValues(row));
      else this.#save.standing(standingValues(row));
      return row;
    });
    this.#lanes.save((row) => {
      this.#laneTable.save(row);
      return { ...row, storedRun: row.state.run };
    });
    this.#bidders.save((row) => {
      this.#save.bidder(bidderValues(row));
      return row;
    });
    this.#accounts.save((row) => {
      this.#save.account(accountValues(row));
      return row;
    });
    this.#saveAdded(this.#behind);
    this.#saveAdded(this.#added);
    if (this.#isBehind || this.#log?.isUsable === false) this.#settled.all(this.#ids().outbox);
    this.#wrote = "tables";
  }

  #saveAdded(added: AddedRows): void {
    this.#save.history(added.history);
    this.#save.ledger(added.ledger);
    this.#save.answers(added.answers());
    if (this.#lastKey !== null && added.lastKey > this.#lastKey) this.#lastKey = added.lastKey;
    for (const [id, events] of added.events) this.#save.events(id, events.map(keptOf));
  }

  #ids(): Counters {
    if (this.#lastIds) return this.#lastIds;
    const { history, ledger, outbox } = this.#load.lastIds();
    return (this.#lastIds = {
      history: Math.max(history, lastId(this.#behind.history)),
      ledger: Math.max(ledger, lastId(this.#behind.ledger)),
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
