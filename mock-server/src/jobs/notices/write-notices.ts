/** Writes notices about bids and lots. */
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { negotiationOfLot } from "../../tables/lots/negotiation-of-lot.ts";
import { findSettlement } from "../../tables/money/settlements.ts";
import { nextOffersOf } from "../../tables/lots/next-bidders.ts";
import { isNoticed, notify } from "../../tables/notices/notify.ts";
import { StoreUnavailable } from "../../store/errors.ts";
import type { Log } from "../../store/ports.ts";
import type { Database, NotifyUser, Store, StoredEvents } from "../../store/store.ts";
import type { TimedJob } from "../job.ts";
import { needsNotice, noticeOfEvent } from "./notice-of-event.ts";

type UserEvent = components["schemas"]["UserEvent"];

export interface WriteNoticesOptions {
  readonly store: Pick<Store, "onCommit" | "writeUnrelated" | "outbox">;
  readonly log: Log;
}

export interface WritingNotices extends TimedJob {
  /** Whether all notices about this commit are written. Until then its events stay in the outbox. */
  isWritten(outboxId: number): boolean;
}

/** How long notices are batched, ms, so that no bid waits for the outbid person's notice. */
const GATHER_MS = 200;
/**
 * Pause between two batches while bids never stop, and after a failure: a notice that the next one replaces is not
 * written. Open pages get the event at once on their own topic.
 */
const PAUSE_MS = 1_000;
/** Notices of one commit, so that none takes long. */
const MOST_AT_ONCE = 40;
/** Commits read back at a time after a start. */
const PAGE = 200;

/**
 * Writes notices about people's bids and lots, after the commit of the event. The outbox keeps the event until its
 * notice is written, so that neither a crash nor a failed write loses one. Code that waits for running work gets the
 * batch written at once: an advanced clock must not write later notices first.
 */
export function writeNotices(options: WriteNoticesOptions): WritingNotices {
  return new NoticeWriter(options);
}

interface WaitingEvent {
  readonly userId: number;
  readonly event: UserEvent;
  /** Whether it was committed before the start, and may have its notice. */
  readonly isOld: boolean;
}

/** The events that wait for their notices: of several of a kind about one person's lot, the last. */
class Waiting {
  readonly #events = new Map<string, WaitingEvent>();
  /** Id of the oldest commit among them. */
  #from = Infinity;

  get from(): number {
    return this.#from;
  }

  get isEmpty(): boolean {
    return this.#events.size === 0;
  }

  /** Adds the events of a later commit. */
  add({ outboxId, events }: StoredEvents, isOld = false): void {
    for (const { eligible, payload } of events) {
      const event = payload as UserEvent;
      if (eligible === null || !needsNotice(event)) continue;
      this.#from = Math.min(this.#from, outboxId);
      const subject = `${eligible} ${event.kind} ${event.lot?.id_auction}`;
      // Deleted first, so that notices are written in the order of their events.
      this.#events.delete(subject);
      this.#events.set(subject, { userId: eligible, event, isOld });
    }
  }

  /** Adds later events to these. */
  followedBy(later: Waiting): this {
    for (const [subject, one] of later.#events) {
      this.#events.delete(subject);
      this.#events.set(subject, one);
    }
    this.#from = Math.min(this.#from, later.#from);
    return this;
  }

  /**
   * Writes the notices in parts, and forgets those that are written, and those that no write can take.
   * @throws StoreUnavailable
   */
  async write({ store, log }: WriteNoticesOptions): Promise<void> {
    while (this.#events.size > 0) {
      const part = [...this.#events].slice(0, MOST_AT_ONCE);
      try {
        await store.writeUnrelated((db, notifyUser) => {
          for (const [, one] of part) writeNotice(db, notifyUser, one);
        });
      } catch (error) {
        if (error instanceof StoreUnavailable) throw error;
        log.error("notices were not written", error);
      }
      for (const [subject] of part) this.#events.delete(subject);
    }
  }
}

function writeNotice(db: Database, notifyUser: NotifyUser, { userId, event, isOld }: WaitingEvent): void {
  const notice = noticeOfEvent(userId, event, {
    negotiationOf: (lotId) => negotiationOfLot(db, lotId),
    lastNextOffer: (lotId) => nextOffersOf(db, lotId).at(-1) ?? null,
    saleOf: (lotId) => findSettlement(db, lotId, userId)?.settlement ?? null,
  });
  if (notice && !(isOld && isNoticed(db, notice))) notify(db, notifyUser, notice);
}

class NoticeWriter implements WritingNotices {
  readonly #options: WriteNoticesOptions;
  readonly #leave: () => void;
  #waiting = new Waiting();
  /** The batch that is being written. */
  #batch = new Waiting();
  #timer: NodeJS.Timeout | null = null;
  /** The earliest moment of the next batch, by `performance.now()`. */
  #next = 0;
  #running: Promise<void> | null = null;
  /** Whether the last batch failed: the next one waits for its time, and nobody waits for it. */
  #hasFailed = false;
  /** Reads back what a crash has left; null: done. */
  #recovering: Promise<void> | null;

  constructor(options: WriteNoticesOptions) {
    this.#options = options;
    this.#leave = options.store.onCommit(({ events, outboxId }) => {
      if (outboxId === null) return;
      this.#waiting.add({ events, outboxId });
      this.#plan();
    });
    this.#recovering = this.#recover()
      .catch((error: unknown) => options.log.error("notices of before the start were not read", error))
      .finally(() => (this.#recovering = null));
  }

  isWritten(outboxId: number): boolean {
    return !this.#recovering && outboxId < Math.min(this.#waiting.from, this.#batch.from);
  }

  underWay(): Promise<void> | null {
    if (!this.#hasFailed) this.#runNow();
    return this.#recovering ?? this.#running;
  }

  async stop(): Promise<void> {
    this.#leave();
    await this.#recovering;
    this.#runNow();
    await this.#running;
    clearTimeout(this.#timer ?? undefined);
  }

  #plan(): void {
    if (this.#waiting.isEmpty) return;
    this.#timer ??= setTimeout(() => this.#run(), Math.max(GATHER_MS, this.#next - performance.now()));
  }

  #runNow(): void {
    if (!this.#timer) return;
    clearTimeout(this.#timer);
    this.#run();
  }

  #run(): void {
    this.#timer = null;
    this.#next = performance.now() + PAUSE_MS;
    const mine = (this.#running ?? Promise.resolve())
      .then(() => this.#write())
      .then(() => void (this.#hasFailed = false))
      .catch((error: unknown) => {
        this.#hasFailed = true;
        this.#options.log.error("notices wait for the store", error);
        this.#waiting = this.#batch.followedBy(this.#waiting);
        this.#plan();
      })
      .finally(() => {
        this.#batch = new Waiting();
        if (this.#running === mine) this.#running = null;
      });
    this.#running = mine;
  }

  async #write(): Promise<void> {
    this.#batch = this.#waiting;
    this.#waiting = new Waiting();
    await this.#batch.write(this.#options);
  }

  /** Adds the commits of before the start that are still in the outbox: a crash may have come before their notices. */
  async #recover(): Promise<void> {
    const left = new Waiting();
    for (let after = 0; ;) {
      const commits = await this.#options.store.outbox.pending(PAGE, after);
      const last = commits.at(-1);
      if (!last) break;
      after = last.outboxId;
      for (const commit of commits) left.add(commit, true);
    }
    this.#waiting = left.followedBy(this.#waiting);
    this.#plan();
  }
}
