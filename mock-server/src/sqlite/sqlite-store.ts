/** The store on SQLite. */
import type { AuctionTerms } from "../domain/terms.ts";
import type { Checkpoints } from "./checkpoints.ts";
import { CommitQueue, type BatchHooks, type Settlement } from "./commit-queue.ts";
import { createDeadlines } from "../tables/notices/due.ts";
import { executeOnLane } from "./unit-of-work/execute-on-lane.ts";
import { StoreUnavailable } from "../store/errors.ts";
import type { Moment } from "../tables/notices/events.ts";
import { executeOnLot, type Decide } from "./unit-of-work/execute-on-lot.ts";
import { createEventDecoder } from "./unit-of-work/event-encoding.ts";
import { CommitCounter } from "./recovery/last-commit.ts";
import { createLoader } from "./unit-of-work/load.ts";
import { settlementOpener } from "../tables/money/open-settlements.ts";
import { createOutbox } from "./unit-of-work/outbox.ts";
import type { Clock, Log } from "../store/ports.ts";
import type { Quarantine } from "../store/quarantine.ts";
import type { Readers } from "./readers/readers.ts";
import { withSavepoint } from "./savepoint.ts";
import { EventCollector } from "./unit-of-work/event-collector.ts";
import type {
  Committed,
  Database,
  Due,
  DueKind,
  Outcome,
  Scope,
  Store,
  NotifyLot,
  NotifyUser,
} from "../store/store.ts";
import { watchStaffQueues } from "./watch-staff-queues.ts";
import { UnitOfWork } from "./unit-of-work/unit-of-work.ts";
import { sqlite } from "../tables/system/driver.ts";

export interface StoreParts {
  readonly writer: Database;
  readonly reader: Database;
  readonly readers: Readers;
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

/** Returns the store over two connections of this thread, a writing and a reading one, and over readers. */
export function createStore(parts: StoreParts): Store {
  const { writer, reader, readers, checkpoints, epoch, seed, clock, terms, log, quarantine, syncFailed } =
    parts;
  const connection = sqlite(writer);
  const rows = new UnitOfWork(writer);
  const counter = new CommitCounter(connection, epoch);
  const listeners = new Set<(committed: Committed) => void>();
  const deadlines = createDeadlines(reader);
  const people = createLoader(reader);
  const events = { read: createOutbox(reader), write: createOutbox(writer) };
  const recall = createEventDecoder(reader, epoch);

  const openSettlement = settlementOpener(writer, terms);

  const takeStaffQueues = watchStaffQueues(connection);

  let moment: Moment = { epoch, at: 0 };
  let collector = new EventCollector();
  let wrote = false;
  let committed: Committed;

  const hooks: BatchHooks = {
    begun() {
      counter.begun();
      moment = { epoch, at: clock.now() };
      collector = new EventCollector();
      wrote = false;
    },
    beforeCommit() {
      collector.runWrites(writer);
      const written = collector.write(rows, moment);
      for (const sale of collector.sales(rows, moment.at)) openSettlement(sale);
      committed = { ...written, wrote, staffQueues: takeStaffQueues() };
      counter.beforeCommit();
    },
    committed() {
      counter.committed();
      rows.committed();
      checkpoints.committed();
      for (const listener of listeners) listener(committed);
    },
    rolledBack() {
      rows.forget();
      takeStaffQueues();
    },
    syncFailed,
  };
  const queue = new CommitQueue(connection, hooks, log);
  let isOpen = true;

  function enqueue<T>(order: number, run: () => Settlement): Promise<T> {
    if (!isOpen) return Promise.reject(new StoreUnavailable("The store is closed"));
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    queue.add({
      order,
      run,
      settle: (settlement) =>
        "error" in settlement ? reject(settlement.error) : resolve(settlement.value as T),
    });
    return promise;
  }

  function writePlain(
    fn: (db: Database, notifyUser: NotifyUser, notifyLot: NotifyLot) => unknown,
  ): Settlement {
    const notices: Parameters<NotifyUser>[] = [];
    const lots: Parameters<NotifyLot>[] = [];
    const settlement = withSavepoint(connection, () =>
      fn(
        writer,
        (...each) => void notices.push(each),
        (...each) => void lots.push(each),
      ),
    );
    if ("error" in settlement) return settlement;
    for (const each of notices) collector.notifyUser(...each);
    for (const [lotId, history] of lots) collector.addWritten(rows.lot(lotId)!, history);
    return settlement;
  }

  function dueOf(kind: DueKind, now: number, limit: number): Due[] {
    if (!LOT_DEADLINES.has(kind)) return deadlines.due(kind, now, limit);
    const due = deadlines.due(kind, now, limit + quarantine.closed.lots);
    return due.filter(({ id }) => !quarantine.hasLot(id)).slice(0, limit);
  }

  return {
    epoch,
    seed,
    get isReadOnly() {
      return queue.isFailing;
    },
    async transact<Reply, Code extends string>(scope: Scope, decide: Decide<Reply, Code>) {
      quarantine.check(scope.lotId, scope.userIds);
      return enqueue<Outcome<Reply, Code>>(scope.receivedAt, () => ({
        value: executeOnLot(rows, collector, scope, decide, moment),
      }));
    },
    async transactLane(scope, decide) {
      quarantine.check(typeof scope.lotId === "number" ? scope.lotId : null, []);
      return enqueue(scope.receivedAt, () => ({
        value: executeOnLane(rows, collector, scope, decide, moment),
      }));
    },
    write: (fn) =>
      enqueue(FIRST, () => {
        wrote = true;
        // The write may change any row, cached rows included.
        rows.forget();
        return writePlain(fn);
      }),
    writeUnrelated: (fn) => enqueue(FIRST, () => writePlain(fn)),
    read: async (fn) => fn(reader),
    readInWorker: (query, input) => readers.ask(query, input),
    makeFile: (query, input) => readers.make(query, input),
    person: async (userId) => people.account(userId)?.person ?? null,
    due: async (kind, now, limit) => dueOf(kind, now, limit),
    nextDue: async (kind) =>
      LOT_DEADLINES.has(kind) && quarantine.closed.lots > 0
        ? (dueOf(kind, Number.MAX_SAFE_INTEGER, 1)[0]?.at ?? null)
        : deadlines.next(kind),
    outbox: {
      async pending(limit, after = 0) {
        return events.read
          .pending(limit, after)
          .map(({ outboxId, encoded }) => ({ outboxId, events: encoded.map(recall) }));
      },
      count: async () => events.read.count(),
      acknowledged: (ids) => enqueue(FIRST, () => ({ value: events.write.remove(ids) })),
    },
    onCommit(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      isOpen = false;
      queue.drain();
      await readers.close();
      await checkpoints.close();
      sqlite(reader).close();
      connection.close();
      counter.close();
    },
  };
}
