/** The store on SQLite. */
import type { LaneDecision, LaneView } from "../domain/lane/lane-decision.ts";
import type { Refused } from "../domain/settlement/decision.ts";
import type { Person } from "../domain/people/gate.ts";
import type { AuctionTerms } from "../domain/terms.ts";
import type { Checkpoints } from "./checkpoints.ts";
import { CommitQueue, type BatchHooks, type Settlement } from "./commit-queue.ts";
import { createDeadlines, type Deadlines } from "../tables/notices/due.ts";
import { executeOnLane } from "./unit-of-work/execute-on-lane.ts";
import { StoreUnavailable, withinTurn } from "../store/errors.ts";
import type { Moment } from "../tables/notices/events.ts";
import { executeOnLot, type Decide } from "./unit-of-work/execute-on-lot.ts";
import { createEventDecoder } from "./unit-of-work/event-encoding.ts";
import { CommitCounter } from "./recovery/last-commit.ts";
import { createLoader, type Loader } from "./unit-of-work/load.ts";
import { settlementOpener } from "../tables/money/open-settlements.ts";
import { createOutbox, type Outbox } from "./unit-of-work/outbox.ts";
import type { Clock, Log } from "../store/ports.ts";
import type { Quarantine } from "../store/quarantine.ts";
import type { CachingReaders } from "./readers/cache-parts.ts";
import { withSavepoint } from "./savepoint.ts";
import { EventCollector } from "./unit-of-work/event-collector.ts";
import type {
  Committed,
  Database,
  Due,
  DueKind,
  LaneOutcome,
  LaneScope,
  Outcome,
  Scope,
  Store,
  NotifyLot,
  NotifyUser,
} from "../store/store.ts";
import { changedEnds } from "../tables/lots/changed-lots.ts";
import { changedQueues } from "../tables/system/staff-queues.ts";
import { UnitOfWork } from "./unit-of-work/unit-of-work.ts";
import { endTransaction, sqlite, transactionOf, type Connection } from "../tables/system/driver.ts";

export interface StoreParts {
  readonly writer: Database;
  readonly reader: Database;
  readonly readers: CachingReaders;
  readonly checkpoints: Checkpoints;
  readonly epoch: string;
  readonly seed: number;
  readonly clock: Pick<Clock, "now">;
  readonly terms: AuctionTerms;
  readonly log: Log;
  readonly quarantine: Quarantine;
  /** Called when the disk did not sync. The store takes no more commits: the process has to end. */
  readonly syncFailed: (error: unknown) => void;
}

/** Deadlines of lots. A closed lot has none. */
const LOT_DEADLINES: ReadonlySet<DueKind> = new Set(["open", "close", "lapse", "offer"]);

/** Plain writes run before the commands of their batch, so that the commands read them. */
const FIRST = 0;

/** What a transaction collects: from BEGIN to the callbacks after COMMIT. */
class Batch {
  readonly moment: Moment;
  readonly collector = new EventCollector();
  /** Whether a plain write ran, which may have changed any row. */
  wrote = false;
  committed: Committed | null = null;

  constructor(moment: Moment) {
    this.moment = moment;
  }
}

/** The store over two connections of this thread, a writing and a reading one, and over readers. */
export class SqliteStore implements Store {
  readonly epoch: string;
  readonly seed: number;
  readonly outbox: Store["outbox"];
  readonly #parts: StoreParts;
  readonly #connection: Connection;
  readonly #rows: UnitOfWork;
  readonly #counter: CommitCounter;
  readonly #queue: CommitQueue;
  readonly #deadlines: Deadlines;
  readonly #people: Loader;
  readonly #listeners = new Set<(committed: Committed) => void>();
  #batch: Batch;
  #isOpen = true;

  constructor(parts: StoreParts) {
    const { writer, reader, epoch, seed, terms, log, syncFailed } = parts;
    this.#parts = parts;
    this.epoch = epoch;
    this.seed = seed;
    this.#connection = sqlite(writer);
    this.#rows = new UnitOfWork(writer);
    this.#counter = new CommitCounter(this.#connection, epoch);
    this.#deadlines = createDeadlines(reader);
    this.#people = createLoader(reader);
    this.#batch = new Batch({ epoch, at: 0 });
    this.outbox = this.#outboxOf(createOutbox(reader), createOutbox(writer));
    const hooks = this.#hooks(settlementOpener(writer, terms));
    this.#queue = new CommitQueue(this.#connection, { ...hooks, syncFailed }, log);
  }

  get isReadOnly(): boolean {
    return this.#queue.isFailing;
  }

  async transact<Reply, Code extends string>(
    scope: Scope,
    decide: Decide<Reply, Code>,
  ): Promise<Outcome<Reply, Code>> {
    this.#parts.quarantine.check(scope.lotId, scope.userIds);
    return this.#enqueue(scope.receivedAt, ({ collector, moment }) => ({
      value: executeOnLot(this.#rows, collector, scope, decide, moment),
    }));
  }

  async transactLane<Code extends string>(
    scope: LaneScope,
    decide: (view: LaneView) => LaneDecision | Refused<Code>,
  ): Promise<LaneOutcome<Code>> {
    this.#parts.quarantine.check(typeof scope.lotId === "number" ? scope.lotId : null, []);
    return this.#enqueue(scope.receivedAt, ({ collector, moment }) => ({
      value: executeOnLane(this.#rows, collector, scope, decide, moment),
    }));
  }

  write: Store["write"] = (fn) =>
    this.#enqueue(FIRST, (batch) => {
      batch.wrote = true;
      // The write may change any row, cached rows included.
      this.#rows.forget();
      return this.#writePlain(batch, fn);
    });

  writeUnrelated: Store["writeUnrelated"] = (fn) =>
    this.#enqueue(FIRST, (batch) => this.#writePlain(batch, fn));

  read: Store["read"] = async (fn) => withinTurn(fn, fn(this.#parts.reader));

  readInWorker: Store["readInWorker"] = (query, input) => this.#parts.readers.ask(query, input);

  makeFile: Store["makeFile"] = (query, input) => this.#parts.readers.make(query, input);

  async person(userId: number): Promise<Person | null> {
    return this.#people.account(userId)?.person ?? null;
  }

  async due(kind: DueKind, now: number, limit: number): Promise<Due[]> {
    const { quarantine } = this.#parts;
    if (!LOT_DEADLINES.has(kind)) return this.#deadlines.due(kind, now, limit);
    const due = this.#deadlines.due(kind, now, limit + quarantine.closed.lots);
    return due.filter(({ id }) => !quarantine.hasLot(id)).slice(0, limit);
  }

  async nextDue(kind: DueKind): Promise<number | null> {
    if (!LOT_DEADLINES.has(kind) || this.#parts.quarantine.closed.lots === 0)
      return this.#deadlines.next(kind);
    return (await this.due(kind, Number.MAX_SAFE_INTEGER, 1))[0]?.at ?? null;
  }

  onCommit(listener: (committed: Committed) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    const { reader, readers, checkpoints } = this.#parts;
    this.#isOpen = false;
    await this.#queue.drain();
    await readers.close();
    await checkpoints.close();
    sqlite(reader).close();
    this.#connection.close();
    this.#counter.close();
  }

  #hooks(openSettlement: ReturnType<typeof settlementOpener>): Omit<BatchHooks, "syncFailed"> {
    const { writer, epoch, clock, checkpoints, readers } = this.#parts;
    const takeStaffQueues = changedQueues.taker(writer);
    const takeChangedEnds = changedEnds.taker(writer);
    return {
      begun: () => {
        this.#counter.begun();
        this.#batch = new Batch({ epoch, at: clock.now() });
      },
      afterJobs: () => {
        const { collector } = this.#batch;
        return collector.hasWrites ? collector.runWrites(writer) : null;
      },
      beforeCommit: () => {
        const { collector, moment, wrote } = this.#batch;
        const written = collector.write(this.#rows, moment);
        for (const sale of collector.sales(this.#rows, moment.at)) openSettlement(sale);
        this.#batch.committed = { ...written, wrote, staffQueues: takeStaffQueues() };
        // In the turn of the COMMIT: a read between the two would cache old rows as new ones.
        for (const end of takeChangedEnds()) readers.changed(end);
        this.#counter.beforeCommit();
      },
      committed: () => {
        this.#counter.committed();
        this.#rows.committed();
        checkpoints.committed();
        for (const listener of this.#listeners) listener(this.#batch.committed!);
      },
      rolledBack: () => {
        this.#rows.forget();
        takeStaffQueues();
        takeChangedEnds();
      },
    };
  }

  #outboxOf(read: Outbox, write: Outbox): Store["outbox"] {
    const recall = createEventDecoder(this.#parts.reader, this.epoch);
    return {
      pending: async (limit, after = 0) =>
        read
          .pending(limit, after)
          .map(({ outboxId, encoded }) => ({ outboxId, events: encoded.map(recall) })),
      count: async () => read.count(),
      acknowledged: (ids) => this.#enqueue(FIRST, () => ({ value: write.remove(ids) })),
    };
  }

  #enqueue<T>(order: number, run: (batch: Batch) => Settlement | Promise<Settlement>): Promise<T> {
    if (!this.#isOpen) return Promise.reject(new StoreUnavailable("The store is closed"));
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    this.#queue.add({
      order,
      run: () => run(this.#batch),
      settle: (settlement) =>
        "error" in settlement ? reject(settlement.error) : resolve(settlement.value as T),
    });
    return promise;
  }

  #writePlain(
    { collector }: Batch,
    fn: (db: Database, notifyUser: NotifyUser, notifyLot: NotifyLot) => unknown,
  ): Settlement | Promise<Settlement> {
    const notices: Parameters<NotifyUser>[] = [];
    const lots: Parameters<NotifyLot>[] = [];
    const rows = transactionOf(this.#parts.writer);
    const collect = (settlement: Settlement): Settlement => {
      if ("error" in settlement) {
        endTransaction(rows);
        return settlement;
      }
      for (const each of notices) collector.notifyUser(...each);
      for (const [lotId, history] of lots) collector.addWritten(this.#rows.lot(lotId)!, history);
      return settlement;
    };
    const settlement = withSavepoint(this.#connection, () =>
      withinTurn(
        fn,
        fn(
          rows,
          (...each) => void notices.push(each),
          (...each) => void lots.push(each),
        ),
      ),
    );
    return settlement instanceof Promise ? settlement.then(collect) : collect(settlement);
  }
}
