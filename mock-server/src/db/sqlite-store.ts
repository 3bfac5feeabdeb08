import type { AuctionTerms } from "../domain/terms.ts";
import type { Checkpoints } from "./checkpoints.ts";
import { CommitWriter } from "./commit-writer.ts";
import { CommitQueue, type BatchHooks, type Settlement } from "./commit-queue.ts";
import { createDeadlines } from "./due.ts";
import { conduct } from "./conduct.ts";
import { StoreUnavailable } from "./errors.ts";
import type { Moment } from "./events.ts";
import { execute, type Decide } from "./execute.ts";
import { createRecall } from "./kept-events.ts";
import { createLoader } from "./load.ts";
import { settlementOpener } from "./open-settlements.ts";
import { createOutbox } from "./outbox.ts";
import type { Clock, Log } from "./ports.ts";
import type { Readers } from "./readers.ts";
import type { RedoLog } from "./redo-log.ts";
import { withSavepoint } from "./savepoint.ts";
import { Settler } from "./settler.ts";
import { Stories } from "./stories.ts";
import type { Committed, Database, Outcome, Scope, Store, Tell } from "./store.ts";
import { WorkingSet } from "./working-set.ts";

export interface StoreParts {
  readonly writer: Database;
  readonly redoLog: RedoLog;
  readonly reader: Database;
  readonly readers: Readers;
  readonly checkpoints: Checkpoints;
  readonly epoch: string;
  readonly seed: number;
  readonly clock: Pick<Clock, "now">;
  readonly terms: AuctionTerms;
  readonly log: Log;
}

/** Plain writes go before the commands of their batch, so that these read what was written. */
const FIRST = 0;

/** The store over two connections of this thread, one that writes and one that reads, and over readers beside it. */
export function createStore(parts: StoreParts): Store {
  const { writer, redoLog, reader, readers, checkpoints, epoch, seed, clock, terms, log } = parts;
  const connection = writer.$client;
  const rows = new WorkingSet(connection, redoLog);
  const commits = new CommitWriter(connection, rows, redoLog);
  const settler = new Settler(connection, commits, log);
  const listeners = new Set<(committed: Committed) => void>();
  const deadlines = createDeadlines(reader.$client);
  const people = createLoader(reader.$client);
  const events = { read: createOutbox(reader.$client), write: createOutbox(connection) };
  const recall = createRecall(reader, epoch);

  const openSettlement = settlementOpener(connection, terms);

  let moment: Moment = { epoch, at: 0 };
  let stories = new Stories();
  /** Plain writes stand or fall with what else is in their transaction. */
  let isPlainBatch = false;
  let wrote = false;
  let committed: Committed;

  const hooks: BatchHooks = {
    begun(isPlain) {
      isPlainBatch = isPlain;
      moment = { epoch, at: clock.now() };
      stories = new Stories();
      wrote = false;
    },
    beforeCommit() {
      committed = { ...stories.save(rows, commits, moment, isPlainBatch || settler.isStuck), wrote };
      for (const sale of stories.sales(rows, moment.at)) openSettlement(sale);
    },
    writeDown: () => commits.writeDown(),
    committed() {
      commits.committed();
      settler.soon();
      checkpoints.committed();
      for (const listener of listeners) listener(committed);
    },
    rolledBack: () => commits.forget(),
    beforePlain: () => settler.now(),
  };
  const queue = new CommitQueue(connection, hooks, log);
  let isOpen = true;

  function enqueue<T>(order: number, run: () => Settlement, isPlain = false): Promise<T> {
    if (!isOpen) return Promise.reject(new StoreUnavailable("The store is closed"));
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    queue.add({
      order,
      isPlain,
      run,
      settle: (settlement) =>
        "error" in settlement ? reject(settlement.error) : resolve(settlement.value as T),
    });
    return promise;
  }

  function enqueuePlain<T>(run: () => Settlement): Promise<T> {
    return enqueue(FIRST, run, true);
  }

  function writePlain(fn: (db: Database, tell: Tell) => unknown): Settlement {
    const told: Parameters<Tell>[] = [];
    const settlement = withSavepoint(connection, () => fn(writer, (...each) => void told.push(each)));
    if (!("error" in settlement)) for (const each of told) stories.tell(...each);
    return settlement;
  }

  return {
    epoch,
    seed,
    transact: <Reply, Code extends string>(scope: Scope, decide: Decide<Reply, Code>) =>
      enqueue<Outcome<Reply, Code>>(scope.receivedAt, () => ({
        value: execute(rows, stories, scope, decide, moment),
      })),
    conduct: (scope, decide) =>
      enqueue(scope.receivedAt, () => ({ value: conduct(rows, stories, scope, decide, moment) })),
    write: (fn) =>
      enqueuePlain(() => {
        wrote = true;
        // It may change any row, also those that are remembered here.
        commits.forget();
        return writePlain(fn);
      }),
    writeBeside: (fn) => enqueuePlain(() => writePlain(fn)),
    async read(fn) {
      settler.tryNow();
      return fn(reader);
    },
    readAside(query, input) {
      settler.tryNow();
      return readers.ask(query, input);
    },
    person: async (userId) => people.account(userId)?.person ?? null,
    due: async (kind, now, limit) => deadlines.due(kind, now, limit),
    nextDue: async (kind) => deadlines.next(kind),
    outbox: {
      async pending(limit) {
        settler.tryNow();
        return events.read
          .pending(limit)
          .map(({ outboxId, kept }) => ({ outboxId, events: kept.map(recall) }));
      },
      count: async () => events.read.count() + commits.eventsBehind,
      forget: async (id) => commits.dropEvents(id),
      async acknowledged(ids) {
        const stored = ids.filter((id) => !commits.dropEvents(id));
        if (stored.length > 0) await enqueue(FIRST, () => ({ value: events.write.remove(stored) }));
      },
    },
    onCommit(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      isOpen = false;
      queue.drain();
      settler.tryNow();
      settler.stop();
      await readers.close();
      await checkpoints.close();
      reader.$client.close();
      connection.close();
      redoLog.close();
    },
  };
}
