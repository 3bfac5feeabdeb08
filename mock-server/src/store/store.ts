/**
 * The only interface that changes state. Handlers, jobs and controls call these functions and never see the
 * database.
 */
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import type { Topic } from "@marsa/realtime/topics";
import type { Decision, HistoryEntry, HistoryKind, Refused } from "../domain/lot/decision.ts";
import type { LaneState } from "../domain/lot/lane.ts";
import type { LaneDecision, LaneView } from "../domain/lot/lane-decision.ts";
import type { Person } from "../domain/people/gate.ts";
import type { Group } from "../domain/bidding/group.ts";
import type { LotState, Stake } from "../domain/lot/lot.ts";
import type { Pause } from "../domain/lot/pause.ts";

declare const engine: unique symbol;

/** The tables, as one transaction or snapshot sees them. Only repositories and the engine look inside. */
export interface Database {
  readonly [engine]: never;
}

/**
 * A query that may take longer than 5 ms. A reader thread answers it, so that no bid waits. The thread imports
 * `module` and finds the query there under `name`.
 */
export interface WorkerQuery<Input, Output> {
  readonly module: string;
  readonly name: string;
  readonly run: (db: Database, input: Input) => Output | Promise<Output>;
  /** Which parts of the answers can be cached. */
  readonly parts?: CacheableParts<Input, Output>;
}

/** A file that a thread made, and its number of rows or entries. */
export interface MadeFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly rows: number;
}

/** A query whose rows become a file in the thread that reads them: only the bytes leave the thread. */
export interface FileQuery<Input, Rows> extends WorkerQuery<Input, Rows> {
  /** Runs after the read, outside its transaction. */
  readonly make: (rows: Rows) => Promise<MadeFile>;
}

/** Selects lots by their end: later than `after`, at `until` at the latest (ms). */
export interface Ends {
  readonly after: number;
  readonly until: number;
}

/** A query about the lots within `ends`, limited to facts that neither time nor an ordinary bid changes. */
export interface SteadyPart<Input> {
  readonly input: Input;
  readonly ends: Ends;
}

/** Splits a query into a cacheable part and a live part. */
export interface CacheableParts<Input, Output> {
  /**
   * Returns the cacheable queries and the live one; null to run the query whole. A cached answer is valid until one
   * of its lots changes.
   */
  readonly of: (
    input: Input,
  ) => { readonly steady: readonly SteadyPart<Input>[]; readonly rest: Input } | null;
  /** Joins the answers. `steady`: the cached answers in the order of their queries. */
  readonly join: (steady: readonly Output[], rest: Output) => Output;
}

/** The rows that a command needs. Loaded in this order: lot, then users by ascending id, then the lot's leader. */
export interface Scope {
  readonly lotId: number;
  readonly userIds: readonly number[];
  /** When the command arrived (ms since 1970 UTC). Commands that commit together are judged in this order. */
  readonly receivedAt: number;
  /** Whether the desk enters it for a paddle: the limit of the paddle covers it, too. */
  readonly atDesk?: boolean;
  /** With a key the answer is stored, and returned again to a client that repeats the command. */
  readonly key?: CommandKey;
  /** Writes other rows in the transaction of an accepted command: never those of lots, deposits or lanes. */
  readonly also?: (db: Database) => void | Promise<void>;
}

export interface CommandKey {
  readonly userId: number;
  /** Operation of the contract: a key counts per user and operation. */
  readonly call: string;
  readonly key: string;
  /** Hash of the payload: the same key with another payload is refused (KEY_REUSED). */
  readonly payloadHash: string;
  /** Whether to store a refusal. A stored one (bid too low) is final; others (not signed in) may change on a retry. */
  readonly keepRefusal: (code: string) => boolean;
}

/** The input of `decide`: all rows as this transaction sees them. */
export interface LotScene {
  readonly lot: LotState;
  /** The scope's users in its order, without users who do not exist. */
  readonly users: readonly Participant[];
  /** The leader's stake on this lot; null without a leader. */
  readonly leader: Stake | null;
  /** The staff's pause of all standard auctions; null while they run. */
  readonly pause: Pause | null;
}

/** The facts about a user that a command on this lot needs. */
export interface Participant {
  readonly person: Person;
  readonly stake: Stake;
  /** Their active groups. */
  readonly groups: readonly Group[];
}

/** When and where a command was stored. The same for every replay of its key. */
export interface Receipt {
  readonly lotId: number;
  /** Id of the command's history row (the bidder's own row, if there is one); null without rows. */
  readonly historyId: number | null;
  readonly epoch: string;
  readonly receivedAt: number;
  readonly judgedAt: number;
  /** The command's place in the lot's journal; null without rows. */
  readonly journal: JournalPlace | null;
}

/** A journal row as acknowledged to the user who caused it. */
export interface JournalPlace {
  readonly seq: number;
  readonly kind: HistoryKind;
  /** Amount of the row, AED, even where other readers do not see it. */
  readonly amount: number | null;
  readonly hash: string;
  /** Salt of the commitment to a row that others cannot read. */
  readonly salt: string | null;
}

export type Outcome<Reply, Code extends string> =
  | { readonly ok: true; readonly reply: Reply; readonly receipt: Receipt }
  | Refused<Code | "NOT_FOUND" | "KEY_REUSED">;

/** The rows that a command on a lane needs: the lane, and the named lot, the due lot or none. */
export interface LaneScope {
  readonly queueId: number;
  readonly lotId: number | "due" | null;
  /** When the command arrived (ms). Lane commands and bids that commit together are judged in this order. */
  readonly receivedAt: number;
  readonly key?: CommandKey;
  /** Writes other rows in the transaction of an accepted command: never those of lots, deposits or lanes. */
  readonly also?: (db: Database, notifyUser: NotifyUser, decision: LaneDecision) => void | Promise<void>;
}

export type LaneOutcome<Code extends string> =
  | { readonly ok: true; readonly seq: number }
  | Refused<Code | "NOT_FOUND" | "KEY_REUSED">;

/** One lot after a commit. */
export interface CommittedLot {
  readonly lot: LotState;
  readonly leaderMark: number | null;
}

/** One stored event, ready to be published. */
export interface StoredEvent {
  readonly topic: Topic;
  readonly seq: number;
  readonly payload: object;
  /** The only user who may receive the event; null: everyone. */
  readonly eligible: number | null;
}

/** The events of one commit. */
export interface StoredEvents {
  readonly outboxId: number;
  readonly events: readonly StoredEvent[];
}

/** A waiting list of the staff. */
export type StaffQueue = components["schemas"]["StaffQueue"];

/** The changes of a commit. */
export interface Committed {
  readonly lots: readonly CommittedLot[];
  readonly lanes: readonly LaneState[];
  /** In order per topic. */
  readonly events: readonly StoredEvent[];
  /** Id of these events in the outbox; null without events. */
  readonly outboxId: number | null;
  /** The waiting lists of the staff that changed. */
  readonly staffQueues: readonly StaffQueue[];
  /** Whether a group changed. */
  readonly grouped: boolean;
  /** Whether plain rows were written too. If so, lots may have changed that are not listed here. */
  readonly wrote: boolean;
}

/** Notifies a user about something other than a lot. The notice is sent only if the commit succeeds. */
export type NotifyUser = (
  userId: number,
  kind: "profile" | "balance" | "notice" | "lot" | "settlement",
) => void;

/** A row of a lot's history, before its place in the journal. Instants in ms. */
export interface WrittenRow {
  readonly id: number;
  readonly lotId: number;
  readonly at: number;
  readonly receivedAt: number | null;
  readonly entry: HistoryEntry;
}

/** Publishes the state of a lot that a plain write has changed, with its new rows. Its seq must be one higher. */
export type NotifyLot = (lotId: number, history: readonly WrittenRow[]) => void;

/** Kinds of work with a deadline in the database. */
export type DueKind =
  | "open"
  | "close"
  | "lapse"
  | "offer"
  | "unlock"
  | "signature"
  | "lane"
  | "group"
  | "remind"
  | "default"
  | "proceeds"
  | "service"
  | "alert"
  | "held";

export interface Due {
  /** Id of a lot; for `unlock` of a profile; for `lane` of a lane; for `service` of an order; for `held` of a notice. */
  readonly id: number;
  /** The deadline, ms since 1970 UTC. */
  readonly at: number;
}

export interface Store {
  /** Identity of this database. Seqs of different epochs cannot be compared. */
  readonly epoch: string;
  /** Seed of the scene. */
  readonly seed: number;
  /** Whether writes fail, since the disk is full or fails: the newest commit failed, or one a moment ago. */
  readonly isReadOnly: boolean;

  /**
   * Judges one command on one lot and writes the whole decision or nothing: lot, marks, holds, ledger, history,
   * events and the stored answer. Resolves after a commit that survives a power cut. A refusal stores only its
   * answer. `decide` is pure and synchronous, and may be called more than once.
   * @throws StoreUnavailable when the commit failed (nothing was written), StoreDefect when a constraint refused a
   *   row.
   */
  transact<Reply, Code extends string>(
    scope: Scope,
    decide: (scene: LotScene) => Decision<Reply> | Refused<Code>,
  ): Promise<Outcome<Reply, Code>>;

  /**
   * Judges one command on a lane and at most one of its lots. Writes the whole decision or nothing, as `transact`
   * does.
   * @throws StoreUnavailable, StoreDefect as `transact` does.
   */
  transactLane<Code extends string>(
    scope: LaneScope,
    decide: (view: LaneView) => LaneDecision | Refused<Code>,
  ): Promise<LaneOutcome<Code>>;

  /**
   * Writes plain rows (a favorite, a session), notifies users on their own topic, and publishes lots. `fn` runs in the
   * next commit, and waits for nothing but the database. An error of `fn` undoes only its own writes, and is thrown to
   * the caller.
   * @throws StoreUnavailable when the commit failed, StoreDefect naming `fn` when it waits for anything else.
   */
  write<T>(fn: (db: Database, notifyUser: NotifyUser, notifyLot: NotifyLot) => T | Promise<T>): Promise<T>;

  /**
   * Writes rows that no command depends on (a notice, a favorite). Cached lots and users stay valid, and deadlines
   * are not read again.
   */
  writeUnrelated<T>(fn: (db: Database, notifyUser: NotifyUser) => T | Promise<T>): Promise<T>;

  /**
   * Runs queries of at most 5 ms on a read-only connection. The result is committed data of one moment, and may be
   * slightly old.
   * @throws StoreDefect naming `fn` when it waits for anything but the database.
   */
  read<T>(fn: (db: Database) => T | Promise<T>): Promise<T>;

  /** Runs a longer query in a reader thread, on one snapshot of the database. */
  readInWorker<Input, Output>(query: WorkerQuery<Input, Output>, input: Input): Promise<Output>;

  /** Makes a file from rows, in a thread of its own: exports do not hold up the lists. */
  makeFile<Input, Rows>(query: FileQuery<Input, Rows>, input: Input): Promise<MadeFile>;

  /** Returns the user and the steps missing before they may bid; null for an unknown id. */
  person(userId: number): Promise<Person | null>;

  /** Returns deadlines of this kind up to `now`, earliest first. */
  due(kind: DueKind, now: number, limit: number): Promise<Due[]>;
  /** Returns the earliest deadline of this kind, ms since 1970 UTC; null without one. */
  nextDue(kind: DueKind): Promise<number | null>;

  /** Stored events that the router has not acknowledged or whose notices are not written, grouped by commit. */
  readonly outbox: {
    /** Returns the oldest commits after the id `after` (none: of all), in order. */
    pending(limit: number, after?: number): Promise<StoredEvents[]>;
    /** Returns the number of waiting events. */
    count(): Promise<number>;
    /** Deletes commits that nobody waits for any more. */
    acknowledged(outboxIds: readonly number[]): Promise<void>;
  };

  /**
   * Calls the listener with the changes of each commit. Listeners must not throw.
   * @returns a function that removes the listener.
   */
  onCommit(listener: (committed: Committed) => void): () => void;

  /** Commits the waiting commands, then closes. */
  close(): Promise<void>;
}
