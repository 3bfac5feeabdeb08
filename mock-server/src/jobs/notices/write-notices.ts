/** Writes notices about bids and lots. */
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { negotiationOfLot } from "../../tables/lots/history/negotiation-of-lot.ts";
import { findSettlement } from "../../tables/money/settlements.ts";
import { nextOffersOf } from "../../tables/lots/next-bidders.ts";
import { isNoticed, notify } from "../../tables/notices/notify.ts";
import { StoreUnavailable } from "../../store/errors.ts";
import type { Log } from "../../store/ports.ts";
import type { Database, NotifyUser, Store, StoredEvents } from "../../store/store.ts";
import type { TimedJob } from "../timing/job.ts";
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
  /** Its commit. */
  readonly outboxId: number;
  /** Whether it was committed before the start, and may have its notice. */
  readonly isOld: boolean;
}

/** Events in their order, by person, kind and lot: of several, only the last one needs a notice. */
type WaitingEvents = Map<string, WaitingEvent>;

/** Adds the events of a later commit. Returns whether any needs a notice. */
function addEvents(waiting: WaitingEvents, { outboxId, events }: StoredEvents, isOld = false): boolean {
  let isAdded = false;
  for (const { eligible: userId, payload } of events) {
    const event = payload as UserEvent;
    if (userId === null || !needsNotice(event)) continue;
    const subject = `${userId} ${event.kind} ${event.lot?.id_auction}`;
    // Deleted first: a map keeps the place of a known key.
    waiting.delete(subject);
    waiting.set(subject, { userId, event, outboxId, isOld });
    isAdded = true;
  }
  return isAdded;
}

async function writeNotice(
  db: Database,
  notifyUser: NotifyUser,
  { userId, event, isOld }: WaitingEvent,
): Promise<void> {
  const notice = await noticeOfEvent(userId, event, {
    negotiationOf: (lotId) => negotiationOfLot(db, lotId),
    lastNextOffer: async (lotId) => (await nextOffersOf(db, lotId)).at(-1) ?? null,
    saleOf: async (lotId) => (await findSettlement(db, lotId, userId))?.settlement ?? null,
  });
  if (notice && !(isOld && (await isNoticed(db, notice)))) await notify(db, notifyUser, notice);
}

class NoticeWriter implements WritingNotices {
  readonly #options: WriteNoticesOptions;
  readonly #leave: () => void;
  /** An event leaves with its notice, or when no write can take it. */
  #waiting: WaitingEvents = new Map();
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
      if (outboxId !== null && addEvents(this.#waiting, { events, outboxId })) this.#plan();
    });
    this.#recovering = this.#recover()
      .catch((error: unknown) => options.log.error("notices of before the start were not read", error))
      .finally(() => (this.#recovering = null));
  }

  isWritten(outboxId: number): boolean {
    const [oldest] = this.#waiting.values();
    return !this.#recovering && (!oldest || outboxId < oldest.outboxId);
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
        this.#plan();
      })
      .finally(() => {
        if (this.#running === mine) this.#running = null;
      });
    this.#running = mine;
  }

  /**
   * Writes the notices of the events that wait now, in parts.
   * @throws StoreUnavailable
   */
  async #write(): Promise<void> {
    const { store, log } = this.#options;
    for (const batch = [...this.#waiting]; batch.length > 0;) {
      const part = batch.splice(0, MOST_AT_ONCE);
      try {
        await store.writeUnrelated(async (db, notifyUser) => {
          for (const [, one] of part) await writeNotice(db, notifyUser, one);
        });
      } catch (error) {
        if (error instanceof StoreUnavailable) throw error;
        log.error("notices were not written", error);
      }
      // A later event may have taken the place of one.
      for (const [subject, one] of part)
        if (this.#waiting.get(subject) === one) this.#waiting.delete(subject);
    }
  }

  /** Adds the commits of before the start that are still in the outbox: a crash may have come before their notices. */
  async #recover(): Promise<void> {
    const left: WaitingEvents = new Map();
    for (let after = 0; ;) {
      const commits = await this.#options.store.outbox.pending(PAGE, after);
      const last = commits.at(-1);
      if (!last) break;
      after = last.outboxId;
      for (const commit of commits) addEvents(left, commit, true);
    }
    for (const subject of this.#waiting.keys()) left.delete(subject);
    if (left.size > 0) this.#plan();
    this.#waiting = new Map([...left, ...this.#waiting]);
  }
}
