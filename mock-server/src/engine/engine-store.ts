/** The store over an engine: it queues commands and plain writes, and tells listeners of each commit. */
import type { LaneDecision, LaneView } from "../domain/lot/lane-decision.ts";
import type { Refused } from "../domain/lot/decision.ts";
import type { Person } from "../domain/people/gate.ts";
import type { AuctionTerms } from "../domain/lot/terms.ts";
import { StoreUnavailable, withinTurn } from "../store/errors.ts";
import type { Clock, Log } from "../store/ports.ts";
import type { Quarantine } from "../store/quarantine.ts";
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
import { settlementOpener } from "../tables/money/open-settlements.ts";
import { createDeadlines, type Deadlines } from "../tables/notices/due.ts";
import type { Moment } from "../tables/notices/events.ts";
import { endTransaction, transactionOf } from "../tables/system/driver.ts";
import { changedQueues } from "../tables/system/staff-queues.ts";
import { CommitQueue, FIRST, type Settlement } from "./commit-queue.ts";
import type { BatchSteps, Engine } from "./engine.ts";
import { EventCollector } from "./unit-of-work/event-collector.ts";
import { createEventDecoder } from "./unit-of-work/event-encoding.ts";
import { executeOnLane } from "./unit-of-work/execute-on-lane.ts";
import { executeOnLot, type Decide } from "./unit-of-work/execute-on-lot.ts";
import { createLoader, type Loader } from "./unit-of-work/load.ts";
import { createOutbox } from "./unit-of-work/outbox.ts";
import { UnitOfWork } from "./unit-of-work/unit-of-work.ts";

export interface EngineStoreParts {
  readonly epoch: string;
  readonly seed: number;
  readonly clock: Pick<Clock, "now">;
  readonly terms: AuctionTerms;
  readonly log: Log;
  readonly quarantine: Quarantine;
}

/** Deadlines of lots. A closed lot has none. */
const LOT_DEADLINES: ReadonlySet<DueKind> = new Set(["open", "close", "lapse", "offer"]);

/** What a transaction collects: from BEGIN to the callbacks after COMMIT. */
class Batch {
  readonly moment: Moment;
  collector = new EventCollector();
  /** Whether a plain write ran, which may have changed any row. */
  wrote = false;
  committed: Committed | null = null;
  readonly #notes: ((collector: EventCollector) => void)[] = [];

  constructor(moment: Moment) {
    this.moment = moment;
  }

  /** Adds what a plain write tells: it stays when the commands of the batch run again. */
  add(note: (collector: EventCollector) => void): void {
    this.#notes.push(note);
    note(this.collector);
  }

  rewind(): void {
    this.collector = new EventCollector();
    for (const note of this.#notes) note(this.collector);
  }
}

/** Returns what `fn` returns of a value, once it is there. */
const then = <T, Result>(value: T | Promise<T>, fn: (value: T) => Result | Promise<Result>) =>
  value instanceof Promise ? value.then(fn) : fn(value);

export class EngineStore implements Store {
  readonly epoch: string;
  readonly seed: number;
  readonly outbox: Store["outbox"];
  readonly read: Store["read"];
  readonly readInWorker: Store["readInWorker"];
  readonly makeFile: Store["makeFile"];
  readonly #engine: Engine;
  readonly #parts: EngineStoreParts;
  readonly #rows: UnitOfWork;
  readonly #queue: CommitQueue;
  readonly #deadlines: Deadlines;
  readonly #people: Loader;
  readonly #listeners = new Set<(committed: Committed) => void>();
  #batch: Batch;
  #isOpen = true;

  constructor(engine: Engine, parts: EngineStoreParts) {
    const { epoch, seed, log } = parts;
    this.#engine = engine;
    this.#parts = parts;
    this.epoch = epoch;
    this.seed = seed;
    this.read = engine.read;
    this.readInWorker = engine.readInWorker;
    this.makeFile = engine.makeFile;
    this.#rows = new UnitOfWork(engine.batch);
    this.#deadlines = createDeadlines(engine.reader);
    this.#people = createLoader(engine.reader);
    this.#batch = new Batch({ epoch, at: 0 });
    this.outbox = this.#outboxOf(engine);
    this.#queue = new CommitQueue(engine.transactions(this.#steps()), log);
  }

  get isReadOnly(): boolean {
    return this.#queue.isFailing;
  }

  async transact<Reply, Code extends string>(
    scope: Scope,
    decide: Decide<Reply, Code>,
  ): Promise<Outcome<Reply, Code>> {
    this.#parts.quarantine.check(scope.lotId, scope.userIds);
    return this.#enqueue(Math.max(scope.receivedAt, FIRST + 1), ({ collector, moment }) => ({
      value: executeOnLot(this.#rows, collector, scope, decide, moment),
    }));
  }

  async transactLane<Code extends string>(
    scope: LaneScope,
    decide: (view: LaneView) => LaneDecision | Refused<Code>,
  ): Promise<LaneOutcome<Code>> {
    this.#parts.quarantine.check(typeof scope.lotId === "number" ? scope.lotId : null, []);
    return this.#enqueue(Math.max(scope.receivedAt, FIRST + 1), ({ collector, moment }) => ({
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

  async person(userId: number): Promise<Person | null> {
    return this.#engine.ask(() => this.#people.account(userId)?.person ?? null);
  }

  async due(kind: DueKind, now: number, limit: number): Promise<Due[]> {
    const { quarantine } = this.#parts;
    const ask = (most: number) => this.#engine.ask(() => this.#deadlines.due(kind, now, most));
    if (!LOT_DEADLINES.has(kind)) return ask(limit);
    const due = await ask(limit + quarantine.closed.lots);
    return due.filter(({ id }) => !quarantine.hasLot(id)).slice(0, limit);
  }

  async nextDue(kind: DueKind): Promise<number | null> {
    if (!LOT_DEADLINES.has(kind) || this.#parts.quarantine.closed.lots === 0)
      return this.#engine.ask(() => this.#deadlines.next(kind));
    return (await this.due(kind, Number.MAX_SAFE_INTEGER, 1))[0]?.at ?? null;
  }

  onCommit(listener: (committed: Committed) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#isOpen = false;
    await this.#queue.drain();
    await this.#engine.close();
  }

  #steps(): BatchSteps {
    const { writer, batch, whenIdle } = this.#engine;
    const { epoch, clock, terms } = this.#parts;
    const settlements = settlementOpener(batch, terms);
    const takeStaffQueues = changedQueues.taker(writer, batch);
    const takeChangedEnds = changedEnds.taker(writer, batch);
    return {
      begun: () => {
        this.#batch = new Batch({ epoch, at: clock.now() });
      },
      rewind: () => {
        this.#batch.rewind();
        this.#rows.rewind();
      },
      afterJobs: () => {
        const { collector } = this.#batch;
        return collector.hasWrites ? collector.runWrites(writer, whenIdle) : null;
      },
      readAhead: () => {
        const { collector, moment } = this.#batch;
        collector.readAhead(this.#rows);
        for (const sale of collector.sales(this.#rows, moment.at)) settlements.of(sale);
      },
      beforeCommit: () => {
        const { collector, moment, wrote } = this.#batch;
        const written = collector.write(this.#rows, moment);
        for (const sale of collector.sales(this.#rows, moment.at)) settlements.open(sale);
        this.#batch.committed = { ...written, wrote, staffQueues: takeStaffQueues() };
        return takeChangedEnds();
      },
      committed: () => {
        this.#rows.committed();
        for (const listener of this.#listeners) listener(this.#batch.committed!);
      },
      rolledBack: () => {
        this.#rows.forget();
        takeStaffQueues();
        takeChangedEnds();
      },
    };
  }

  #outboxOf({ reader, batch, ask }: Engine): Store["outbox"] {
    const [read, write] = [createOutbox(reader), createOutbox(batch)];
    const recall = createEventDecoder(reader, this.epoch);
    return {
      async pending(limit, after = 0) {
        const commits = await ask(() => read.pending(limit, after));
        const recalled = commits.map(async ({ outboxId, encoded }) => ({
          outboxId,
          events: await Promise.all(encoded.map((event) => ask(() => recall(event)))),
        }));
        return Promise.all(recalled);
      },
      count: async () => ask(() => read.count()),
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
    batch: Batch,
    fn: (db: Database, notifyUser: NotifyUser, notifyLot: NotifyLot) => unknown,
  ): Settlement | Promise<Settlement> {
    const { writer, savepoint, askBatch, whenIdle } = this.#engine;
    const notices: Parameters<NotifyUser>[] = [];
    const lots: Parameters<NotifyLot>[] = [];
    const rows = transactionOf(writer);
    const run = () =>
      withinTurn(
        fn,
        fn(
          rows,
          (...each) => void notices.push(each),
          (...each) => void lots.push(each),
        ),
        whenIdle,
      );
    return then(savepoint(run), (settlement) => {
      if ("error" in settlement) {
        endTransaction(rows);
        return settlement;
      }
      for (const each of notices) batch.add((collector) => collector.notifyUser(...each));
      if (lots.length === 0) return settlement;
      const load = () => lots.map(([lotId]) => this.#rows.lot(lotId)!);
      return then(askBatch(load), (changed) => {
        lots.forEach(([, history], i) =>
          batch.add((collector) => collector.addWritten(changed[i]!, history)),
        );
        return settlement;
      });
    });
  }
}
