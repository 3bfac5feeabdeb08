import type { AddedRows } from "./added-rows.ts";
import { checkAccount, checkBidder, checkLot } from "./constraints.ts";
import { keptOf } from "./kept-events.ts";
import { createLaneTable, type LaneTable } from "./lane-row.ts";
import { createSettledTable, type Redo } from "./redo.ts";
import { redoEventOf } from "./redo-events.ts";
import type { RedoLog } from "./redo-log.ts";
import { accountValues, bidderValues, lotValues, standingValues, termsDiffer } from "./row-values.ts";
import type { LotRow } from "./rows.ts";
import { createSaver, type Saver } from "./save.ts";
import type { Connection, StoredEvent } from "./store.ts";
import type { WorkingSet } from "./working-set.ts";

/**
 * What a commit writes of the rows that its batch has changed and added, and where: ordinary bids into the redo log,
 * everything else into the tables, each row once; and the tables later, what the log alone has.
 */
export class CommitWriter {
  readonly #rows: WorkingSet;
  readonly #log: RedoLog | null;
  readonly #save: Saver;
  readonly #settled: ReturnType<typeof createSettledTable>;
  readonly #laneTable: LaneTable;
  /** Whether the log has what the tables do not show. */
  #isBehind = false;
  /** What this batch has written. */
  #wrote: "nothing" | "redo" | "added rows" | "tables" = "nothing";
  /** Whether this batch moves `settled`: its commit then writes, and with a sync the tables outlive a power cut. */
  #isSettled = false;
  /** What this batch is to write into the log. */
  #redo: { readonly id: number; readonly redo: Redo } | null = null;

  /** `log`: where ordinary bids are committed; null: all goes into the tables at once. */
  constructor(connection: Connection, rows: WorkingSet, log: RedoLog | null) {
    this.#rows = rows;
    this.#log = log;
    this.#save = createSaver(connection);
    this.#settled = createSettledTable(connection);
    this.#laneTable = createLaneTable(connection);
  }

  /** Whether something is committed that the tables do not show. */
  get isBehind(): boolean {
    return this.#isBehind;
  }

  /** How many rows of journals no table has. */
  get rowsBehind(): number {
    return this.#rows.behind.history.length;
  }

  /** How many events, and not acknowledged. */
  get eventsBehind(): number {
    return this.#rows.behind.countEvents();
  }

  /** The router has acknowledged those of this commit. @returns false where they stand in the outbox. */
  dropEvents(outboxId: number): boolean {
    return this.#rows.behind.events.delete(outboxId);
  }

  /** Whether the log has grown so long that it should begin anew. */
  get isLogLong(): boolean {
    return this.#log?.isLong ?? false;
  }

  /** Adds an event of a lane to its log, with those of its lots in the same commit. */
  addLaneEvent(id: number, seq: number, at: number, event: object, lots: readonly object[]): void {
    this.#laneTable.addEvent(id, seq, at, event, lots);
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
    const id = events.length > 0 ? this.#rows.nextCommit() : null;
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
    this.#saveAdded(this.#rows.behind);
    this.#settled.added(this.#rows.lastCommit);
    this.#wrote = "added rows";
  }

  /** To be called when the batch is committed: from now on it counts. `isSynced`: COMMIT synced its writes. */
  committed(isSynced = true): void {
    const { added, behind } = this.#rows;
    if (this.#wrote === "tables" || this.#wrote === "added rows") behind.clear();
    if (this.#wrote === "redo") behind.add(added);
    this.#rows.committed();
    if (this.#wrote !== "nothing") this.#isBehind = this.#wrote !== "tables";
    if (this.#isSettled && isSynced) this.#log?.beginAnew();
    this.#endBatch();
  }

  /** To be called after a rollback, and when anybody else has written to the database. */
  forget(): void {
    this.#rows.forget();
    this.#endBatch();
  }

  #endBatch(): void {
    this.#wrote = "nothing";
    this.#isSettled = false;
    this.#redo = null;
  }

  /** Only standings have changed: nothing that deadlines, lanes or sales hang on. */
  #isOrdinary(before: ReadonlyMap<number, LotRow>): boolean {
    const { lots, lanes, added } = this.#rows;
    if (!this.#log?.isUsable || added.isEmpty() || lanes.changed().length > 0) return false;
    return lots.changed().every(({ state }) => {
      const old = before.get(state.id);
      return old !== undefined && !termsDiffer(old.state, state);
    });
  }

  #putBy(eventsId: number | null, at: number, events: readonly StoredEvent[]): void {
    const lots = this.#rows.lots.changed();
    const bidders = this.#rows.bidders.changed();
    const accounts = this.#rows.accounts.changed();
    lots.forEach(checkLot);
    bidders.forEach(checkBidder);
    accounts.forEach(checkAccount);
    const { added } = this.#rows;
    const redo: Redo = {
      at,
      lots: lots.map(standingValues),
      bidders: bidders.map(bidderValues),
      accounts: accounts.map(accountValues),
      history: added.history,
      ledger: added.ledger,
      answers: added.answers(),
      events: events.map(redoEventOf),
    };
    this.#redo = { id: eventsId ?? this.#rows.nextCommit(), redo };
    if (eventsId !== null) added.events.set(eventsId, events);
  }

  #saveTables(before: ReadonlyMap<number, LotRow>): void {
    const { lots, lanes, bidders, accounts, behind, added } = this.#rows;
    lots.save((row, isNew) => {
      const old = before.get(row.state.id);
      if (isNew && (!old || termsDiffer(old.state, row.state))) this.#save.lot(lotValues(row));
      else this.#save.standing(standingValues(row));
      return row;
    });
    lanes.save((row) => {
      this.#laneTable.save(row);
      return { ...row, storedRun: row.state.run };
    });
    bidders.save((row) => {
      this.#save.bidder(bidderValues(row));
      return row;
    });
    accounts.save((row) => {
      this.#save.account(accountValues(row));
      return row;
    });
    this.#saveAdded(behind);
    this.#saveAdded(added);
    if (this.#isBehind || this.#log?.isUsable === false)
      this.#isSettled = this.#settled.all(this.#rows.lastCommit);
    this.#wrote = "tables";
  }

  #saveAdded(added: AddedRows): void {
    this.#save.history(added.history);
    this.#save.ledger(added.ledger);
    this.#save.answers(added.answers());
    this.#rows.storedKey(added.lastKey);
    for (const [id, events] of added.events) this.#save.events(id, events.map(keptOf));
  }
}
