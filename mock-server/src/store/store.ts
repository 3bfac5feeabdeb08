/**
 * The one way to change state. Handlers, jobs and controls await these functions and know nothing of the database
 * behind them.
 */
import type { Topic } from "@marsa/realtime/topics";
import type SqliteDatabase from "better-sqlite3";
import type { BetterSQLite3Database } from "drizzle-orm/better-sqlite3";
import type { Decision, HistoryKind, Refused } from "../domain/decision.ts";
import type { LaneState } from "../domain/lane/lane.ts";
import type { LaneDecision, LaneView } from "../domain/lane/lane-decision.ts";
import type { Person } from "../domain/gate.ts";
import type { LotState, Stake } from "../domain/lot.ts";
import type { Pause } from "../domain/pause.ts";

/** Typed queries; `$client` is the connection itself, for prepared statements. */
export type Database = BetterSQLite3Database & { readonly $client: SqliteDatabase.Database };

/** The connection itself, for prepared statements. */
export type Connection = Database["$client"];

/**
 * A query that may take longer than 5 ms and is therefore answered by a reader thread, so that no bid waits for it. The
 * thread imports `module` and finds the query there under `name`.
 */
export interface WorkerQuery<Input, Output> {
  readonly module: string;
  readonly name: string;
  readonly run: (db: Database, input: Input) => Output;
  /** Where a part of its answers can be kept. */
  readonly parts?: CacheableParts<Input, Output>;
}

/** Lots by when they end or ended: later than `after`, at `until` at the latest (ms). */
export interface Ends {
  readonly after: number;
  readonly until: number;
}

/** A question about the lots within `ends`, and about nothing of these that time or an ordinary bid changes. */
export interface SteadyPart<Input> {
  readonly input: Input;
  readonly ends: Ends;
}

/** How an answer is put together of what it says of lots that time does not touch now, and of what it says of the others. */
export interface CacheableParts<Input, Output> {
  /** The questions; null: this one is asked whole. The answer to a steady one stands until one of its lots changes. */
  readonly of: (
    input: Input,
  ) => { readonly steady: readonly SteadyPart<Input>[]; readonly rest: Input } | null;
  /** `steady`: the answers in the order of their questions. */
  readonly join: (steady: readonly Output[], rest: Output) => Output;
}

/** What a command concerns. It is loaded in this order: lot, then users by ascending id, then the lot's leader. */
export interface Scope {
  readonly lotId: number;
  readonly userIds: readonly number[];
  /** When the command was here (ms since 1970 UTC); commands that commit together are judged in this order. */
  readonly receivedAt: number;
  /** With a key the answer is stored, and given again to whoever repeats the command. */
  readonly key?: CommandKey;
}

export interface CommandKey {
  readonly userId: number;
  /** Operation of the document: a key counts per user and call. */
  readonly call: string;
  readonly key: string;
  /** Of the payload: the same key with another payload is refused (KEY_REUSED). */
  readonly payloadHash: string;
  /** Whether a refusal is an answer worth keeping (a bid too low) or one that a retry may change (not signed in). */
  readonly keepRefusal: (code: string) => boolean;
}

/** What `decide` is given: everything as it is in this transaction. */
export interface LotScene {
  readonly lot: LotState;
  /** The scope's users in its order; users who do not exist are left out. */
  readonly users: readonly Participant[];
  /** What the leader has on this lot; null while there is none. */
  readonly leader: Stake | null;
  /** Whether the staff have paused all standard auctions; null: they go on. */
  readonly pause: Pause | null;
}

/** A user as far as a command on this lot needs him. */
export interface Participant {
  readonly person: Person;
  readonly stake: Stake;
}

/** When and where a command was written down. The same for every replay of its key. */
export interface Receipt {
  readonly lotId: number;
  /** Id of the history row that stands for the command (the bidder's own row, if there is one); null without rows. */
  readonly historyId: number | null;
  readonly epoch: string;
  readonly receivedAt: number;
  readonly judgedAt: number;
  /** Where the command stands in the lot's journal; null without rows. */
  readonly journal: JournalPlace | null;
}

/** A row of the journal as the one who caused it is acknowledged. */
export interface JournalPlace {
  readonly seq: number;
  readonly kind: HistoryKind;
  /** Of the row, AED, also where others are not told. */
  readonly amount: number | null;
  readonly hash: string;
  /** Of the commitment to a row that others cannot read. */
  readonly salt: string | null;
}

export type Outcome<Reply, Code extends string> =
  | { readonly ok: true; readonly reply: Reply; readonly receipt: Receipt }
  | Refused<Code | "NOT_FOUND" | "KEY_REUSED">;

/** What a command on a lane concerns: the lane, and of its lots the one named, the one that is due, or none. */
export interface LaneScope {
  readonly queueId: number;
  readonly lotId: number | "due" | null;
  /** When the command was here (ms); commands that commit together are judged in this order, bids among them. */
  readonly receivedAt: number;
  readonly key?: CommandKey;
}

export type LaneOutcome<Code extends string> =
  | { readonly ok: true; readonly seq: number }
  | Refused<Code | "NOT_FOUND" | "KEY_REUSED">;

/** One lot as a commit left it. */
export interface CommittedLot {
  readonly lot: LotState;
  readonly leaderMark: number | null;
}

/** One stored event, ready to be published. */
export interface StoredEvent {
  readonly topic: Topic;
  readonly seq: number;
  readonly payload: object;
  /** The one user who may receive it; null: everyone. */
  readonly eligible: number | null;
}

/** The events of one commit. */
export interface StoredEvents {
  readonly outboxId: number;
  readonly events: readonly StoredEvent[];
}

/** What a commit changed. */
export interface Committed {
  readonly lots: readonly CommittedLot[];
  readonly lanes: readonly LaneState[];
  /** In order per topic. */
  readonly events: readonly StoredEvent[];
  /** Under which they are stored in the outbox; null without events. */
  readonly outboxId: number | null;
  /** Whether plain rows were written too; then lots may have come or changed that are not named here. */
  readonly wrote: boolean;
}

/** Tells a person of something that concerns no lot. He is told with the commit, if it comes to that. */
export type NotifyUser = (userId: number, kind: "profile" | "balance" | "notice") => void;

/** Kinds of work that have a deadline in the database. */
export type DueKind =
  | "open"
  | "close"
  | "lapse"
  | "offer"
  | "unlock"
  | "lane"
  | "remind"
  | "default"
  | "alert";

export interface Due {
  /** Of a lot; to unlock: of a profile; of a lane. */
  readonly id: number;
  /** The deadline, ms since 1970 UTC. */
  readonly at: number;
}

export interface Store {
  /** Identity of this database: seqs of two epochs say nothing of each other. */
  readonly epoch: string;
  /** The number that made its scene. */
  readonly seed: number;

  /**
   * Judges one command on one lot and writes what it decided: lot, marks, holds, ledger, history, events and the
   * answer to its key, all or nothing. Resolves after a commit that survives a power cut. A refusal writes its answer
   * only. `decide` is pure and synchronous and may be called more than once.
   * @throws StoreUnavailable when the commit failed (nothing was written), StoreDefect when a constraint stopped it.
   */
  transact<Reply, Code extends string>(
    scope: Scope,
    decide: (scene: LotScene) => Decision<Reply> | Refused<Code>,
  ): Promise<Outcome<Reply, Code>>;

  /**
   * Judges one command on a lane and at most one of its lots, and writes what it decided, all or nothing, as `transact`
   * does.
   * @throws StoreUnavailable, StoreDefect as `transact` does.
   */
  conduct<Code extends string>(
    scope: LaneScope,
    decide: (view: LaneView) => LaneDecision | Refused<Code>,
  ): Promise<LaneOutcome<Code>>;

  /**
   * Plain rows (a favourite, a session), and whom to tell of them on his own topic. `fn` runs synchronously inside the next commit; what it throws undoes its own
   * writes only, and is thrown on.
   * @throws StoreUnavailable when the commit failed.
   */
  write<T>(fn: (db: Database, notifyUser: NotifyUser) => NotPromise<T>): Promise<T>;

  /**
   * The same for rows that no command is judged on (a notice, a favourite): what is remembered of lots and people stays,
   * and no deadline is looked up again.
   */
  writeUnrelated<T>(fn: (db: Database, notifyUser: NotifyUser) => NotPromise<T>): Promise<T>;

  /** A query of at most 5 ms, on a connection that cannot write. What it reads is committed and may be a moment old. */
  read<T>(fn: (db: Database) => NotPromise<T>): Promise<T>;

  /** A query that may take longer, answered by a reader thread from one moment of the database. */
  readInWorker<Input, Output>(query: WorkerQuery<Input, Output>, input: Input): Promise<Output>;

  /** Who this is and what is missing before he may bid; null for an unknown id. */
  person(userId: number): Promise<Person | null>;

  /** Deadlines of this kind that are not after `now`, earliest first. */
  due(kind: DueKind, now: number, limit: number): Promise<Due[]>;
  /** The earliest deadline of this kind, ms since 1970 UTC; null when there is none. */
  nextDue(kind: DueKind): Promise<number | null>;

  /** Stored events that the router has not acknowledged yet, by commit. */
  readonly outbox: {
    /** The oldest commits, in their order. */
    pending(limit: number): Promise<StoredEvents[]>;
    /** How many events there are. */
    count(): Promise<number>;
    /** Drops commits whose events the router has all acknowledged. */
    acknowledged(outboxIds: readonly number[]): Promise<void>;
  };

  /** Tells what each commit changed, after it. Listeners must not throw. Returns the way out. */
  onCommit(listener: (committed: Committed) => void): () => void;

  /** Commits what is waiting, then closes. */
  close(): Promise<void>;
}

/** Refuses a promise at compile time: nothing may be awaited between BEGIN and COMMIT. */
export type NotPromise<T> = T extends PromiseLike<unknown> ? never : T;
