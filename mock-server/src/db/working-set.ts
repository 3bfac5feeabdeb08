import { lotInLane } from "../domain/lane/lot-in-lane.ts";
import type { Pause } from "../domain/pause.ts";
import type { Connection } from "./connection.ts";
import { link } from "./journal.ts";
import { createLaneTable, type LaneRow, type LaneTable } from "./lane-row.ts";
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
} from "./rows.ts";
import { createSaver, termsDiffer, type Saver } from "./save.ts";
import type { StoredEvent } from "./store.ts";
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
  readonly #laneTable: LaneTable;
  readonly #lots = new TrackedMap<number, LotRow>(MOST_LOTS);
  readonly #lanes = new TrackedMap<number, LaneRow>(MOST_LANES);
  readonly #bidders = new TrackedMap<number | string, BidderRow>(MOST_USERS);
  readonly #accounts = new TrackedMap<number, AccountRow>(MOST_USERS);
  /** Of this batch, by user. */
  readonly #answers = new Map<number, AnswerRow[]>();
  #history: JournalRow[] = [];
  #ledger: LedgerRow[] = [];
  #unsavedAnswers: AnswerRow[] = [];
  #lastIds: Counters | null = null;
  /** undefined: not looked at yet. */
  #pause: Pause | null | undefined;

  /** `saltOf`: of a secret row with this id; left out: random. Two runs of a scene have the same. */
  constructor(connection: Connection, saltOf?: (historyId: number) => string) {
    this.#saltOf = saltOf ?? null;
    this.#load = createLoader(connection);
    this.#save = createSaver(connection);
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
    const own = this.#answers.get(userId)?.find((row) => row.key === key && row.call === call);
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
   * Adds a history row to the journal of its lot, whose last row is `head` (null: it has none). @returns it with its id,
   * which grows with every row; it is the next row's `head`.
   */
  addHistory(row: Omit<HistoryRow, "id">, head: Head | null): JournalRow {
    const id = ++this.#ids().history;
    const linked = link({ ...row, id }, head, this.#saltOf?.(id) ?? null);
    this.#history.push(linked);
    return linked;
  }

  /** Adds a row to the end of a person's ledger. @returns its id, which belongs into his account. */
  addLedger(row: Omit<LedgerRow, "id">): number {
    const id = ++this.#ids().ledger;
    this.#ledger.push({ ...row, id });
    return id;
  }

  addAnswer(row: AnswerRow): void {
    const own = this.#answers.get(row.userId);
    if (own) own.push(row);
    else this.#answers.set(row.userId, [row]);
    this.#unsavedAnswers.push(row);
  }

  /**
   * Writes everything that changed. `before`: the lots as the database has them. `events` are stored with it.
   * @returns the id under which the events are stored; null without events.
   */
  save(before: ReadonlyMap<number, LotRow>, events: readonly StoredEvent[]): number | null {
    this.#lots.save((row) => {
      const old = before.get(row.state.id);
      this.#save.lot(row, !old || termsDiffer(old.state, row.state));
      return row;
    });
    this.#lanes.save((row) => {
      this.#laneTable.save(row);
      return { ...row, storedRun: row.state.run };
    });
    this.#bidders.save((row) => {
      this.#save.bidder(row);
      return row.isStored ? row : { ...row, isStored: true };
    });
    this.#accounts.save((row) => {
      this.#save.account(row);
      return row;
    });
    this.#save.history(this.#history);
    this.#save.ledger(this.#ledger);
    this.#save.answers(this.#unsavedAnswers);
    this.#clearAdded();
    if (events.length === 0) return null;
    const id = ++this.#ids().outbox;
    this.#save.events(id, events);
    return id;
  }

  /** To be called after COMMIT has returned: from now on it counts. */
  committed(): void {
    this.#lots.commit();
    this.#lanes.commit();
    this.#bidders.commit();
    this.#accounts.commit();
    this.#answers.clear();
  }

  /** To be called after a rollback, and when anybody else has written to the database. */
  forget(): void {
    this.#lots.forget();
    this.#lanes.forget();
    this.#bidders.forget();
    this.#accounts.forget();
    this.#answers.clear();
    this.#clearAdded();
    this.#lastIds = null;
    this.#pause = undefined;
  }

  #clearAdded(): void {
    this.#history = [];
    this.#ledger = [];
    this.#unsavedAnswers = [];
  }

  #ids(): Counters {
    this.#lastIds ??= { ...this.#load.lastIds() };
    return this.#lastIds;
  }
}

/** Ids below this (67 million) make one number together. */
const SMALL = 2 ** 26;

/** A number where it can be: a text would be put together, hashed and looked up anew for each use. */
function bidderKey(lotId: number, userId: number): number | string {
  return lotId < SMALL && userId < SMALL ? lotId * SMALL + userId : `${lotId}/${userId}`;
}
