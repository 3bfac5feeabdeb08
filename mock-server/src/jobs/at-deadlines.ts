import type { Clock, Log } from "../store/ports.ts";
import type { Committed, Due, DueKind, Store } from "../store/store.ts";
import type { LaneState } from "../domain/lane/lane.ts";
import type { LotState } from "../domain/lot.ts";
import type { TimedJob } from "./job.ts";

export interface DeadlineOptions {
  readonly store: Pick<Store, "due" | "nextDue" | "onCommit">;
  /** The auctions' clock. */
  readonly clock: Pick<Clock, "now" | "at">;
  readonly log: Log;
  readonly kind: DueKind;
  /** The deadline that this state of a lot sets, ms since 1970 UTC; null for none. */
  readonly deadlineOf: (lot: LotState) => number | null;
  /** The deadline that this state of a lane sets; left out where lanes set none. */
  readonly deadlineOfLane?: (lane: LaneState) => number | null;
  /** Does what is due. @returns whether it changed anything. */
  readonly work: (due: Due) => Promise<boolean>;
}

/** Lots worked on at a time. */
const MOST_AT_ONCE = 50;
/** Pause on the real clock after work that failed or changed nothing, so that nothing spins. */
const PAUSE_MS = 1_000;

/**
 * Does work on lots when the auctions' clock reaches the deadline that the database has for them. Hears of every
 * commit, so that a deadline that comes up or moves closer is not missed.
 */
export function atDeadlines(options: DeadlineOptions): TimedJob {
  return new Alarm(options);
}

class Alarm implements TimedJob {
  readonly #options: DeadlineOptions;
  readonly #leave: () => void;
  #cancel: () => void = () => undefined;
  /** When it is set to go off; Infinity: not at all. */
  #setTo = Infinity;
  #running: Promise<void> | null = null;
  /** Whether the deadlines may have changed while it was running. */
  #isStale = false;
  /** Set while it rests after a failure. */
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

  /** A rest counts: what it was to do is not done. */
  underWay(): Promise<void> | null {
    return this.#running ?? this.#pause?.over ?? null;
  }

  #committed({ lots, lanes, wrote }: Committed): void {
    const { deadlineOf, deadlineOfLane } = this.#options;
    const isSooner =
      lots.some(({ lot }) => (deadlineOf(lot) ?? Infinity) < this.#setTo) ||
      lanes.some((lane) => (deadlineOfLane?.(lane) ?? Infinity) < this.#setTo);
    if (!wrote && !isSooner) return;
    if (this.#running) this.#isStale = true;
    else if (!this.#pause) this.#start(this.#set());
  }

  /** Sets the alarm to the earliest deadline; one that has passed is worked on at once. */
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

  /** Resolves when the work is done, since a clock that is sent ahead waits for it before it goes on. */
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

  /** Runs one thing after the other, and again if something came up meanwhile. */
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

/** A rest; `over` resolves when the work has begun again. */
interface Pause {
  readonly over: Promise<void>;
  end(): void;
}
