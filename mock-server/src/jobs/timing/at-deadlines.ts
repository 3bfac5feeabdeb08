/** Runs work at deadlines of the database. */
import type { Clock, Log } from "../../store/ports.ts";
import type { Committed, Due, DueKind, Store } from "../../store/store.ts";
import type { LaneState } from "../../domain/lot/lane.ts";
import type { LotState } from "../../domain/lot/lot.ts";
import type { TimedJob } from "./job.ts";

export interface DeadlineOptions {
  readonly store: Pick<Store, "due" | "nextDue" | "onCommit">;
  /** The auction clock. */
  readonly clock: Pick<Clock, "now" | "at">;
  readonly log: Log;
  readonly kind: DueKind;
  /** The deadline of a lot in this state, ms since 1970 UTC; null for none. */
  readonly deadlineOf: (lot: LotState) => number | null;
  /** The deadline of a lane in this state; left out where lanes have none. */
  readonly deadlineOfLane?: (lane: LaneState) => number | null;
  /** Whether a commit may bring an earlier deadline that belongs to no lot and no lane. */
  readonly mayBringDeadline?: (committed: Committed) => boolean;
  /**
   * Does the due work.
   * @returns whether anything changed.
   */
  readonly work: (due: Due) => Promise<boolean>;
}

/** Most lots in one round. */
const MOST_AT_ONCE = 50;
/** Pause on the real clock after work that failed or changed nothing, so that no loop runs hot. */
const PAUSE_MS = 1_000;

/**
 * Runs work when the auction clock reaches a deadline in the database. Watches every commit, so that no new or
 * earlier deadline is missed.
 */
export function atDeadlines(options: DeadlineOptions): TimedJob {
  return new Alarm(options);
}

class Alarm implements TimedJob {
  readonly #options: DeadlineOptions;
  readonly #leave: () => void;
  #cancel: () => void = () => undefined;
  /** When the timer fires; Infinity: never. */
  #setTo = Infinity;
  #running: Promise<void> | null = null;
  /** Whether the deadlines may have changed during the work. */
  #isStale = false;
  /** Set during the pause after a failure. */
  #pause: Pause | null = null;
  #isStopped = false;

  constructor(options: DeadlineOptions) {
    this.#options = options;
    this.#leave = options.store.onCommit((committed) => this.#committed(committed));
    this.#start(this.#set());
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#leave();
    this.#cancel();
    this.#pause?.end();
    await this.#running;
  }

  /** A pause counts as running: its work is not done. */
  underWay(): Promise<void> | null {
    return this.#running ?? this.#pause?.over ?? null;
  }

  #committed(committed: Committed): void {
    const { lots, lanes, wrote } = committed;
    const { deadlineOf, deadlineOfLane, mayBringDeadline } = this.#options;
    const isSooner =
      mayBringDeadline?.(committed) ||
      lots.some(({ lot }) => (deadlineOf(lot) ?? Infinity) < this.#setTo) ||
      lanes.some((lane) => (deadlineOfLane?.(lane) ?? Infinity) < this.#setTo);
    if (!wrote && !isSooner) return;
    if (this.#running) this.#isStale = true;
    else if (!this.#pause) this.#start(this.#set());
  }

  /** Sets the timer to the earliest deadline; a past one is worked on at once. */
  async #set(): Promise<void> {
    const { store, clock, kind } = this.#options;
    this.#isStale = false;
    this.#cancel();
    const at = (await store.nextDue(kind)) ?? Infinity;
    if (this.#isStopped) return;
    this.#setTo = at;
    if (at <= clock.now()) await this.#work();
    else if (at < Infinity) this.#cancel = clock.at(at, () => this.#ring());
  }

  /** Resolves when the work is done: an advanced clock waits for it. */
  async #ring(): Promise<void> {
    this.#setTo = Infinity;
    if (this.#running) this.#isStale = true;
    else this.#start(this.#work());
    while (this.#running) await this.#running;
  }

  async #work(): Promise<void> {
    const { store, clock, kind, work } = this.#options;
    const due = await store.due(kind, clock.now(), MOST_AT_ONCE);
    const changes = await Promise.all(due.map(work));
    if (due.length > 0 && !changes.includes(true)) this.#rest();
    else await this.#set();
  }

  /** Runs one piece of work at a time, and again if a deadline came up meanwhile. */
  #start(run: Promise<void>): void {
    this.#running = run
      .catch((error: unknown) => {
        this.#options.log.error(`${this.#options.kind} lots failed`, error);
        this.#rest();
      })
      .finally(() => {
        this.#running = null;
        if (this.#isStale && !this.#pause && !this.#isStopped) this.#start(this.#set());
      });
  }

  #rest(): void {
    if (this.#isStopped || this.#pause) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const end = () => {
      clearTimeout(timer);
      this.#pause = null;
      if (!this.#isStopped) this.#start(this.#work());
      resolve();
    };
    const timer = setTimeout(end, PAUSE_MS);
    this.#pause = { over: promise, end };
  }
}

/** A pause; `over` resolves when the work has restarted. */
interface Pause {
  readonly over: Promise<void>;
  end(): void;
}
