/** Announces lots that end soon. */
import { money } from "@marsa/api-spec/amounts";
import { endingsBetween, nextEnd, watchersOfLot, type Ending } from "../../tables/lots/endings.ts";
import { notify } from "../../tables/notices/notify.ts";
import type { Clock, Log } from "../../store/ports.ts";
import type { Committed, Store } from "../../store/store.ts";
import type { TimedJob } from "../timing/job.ts";

export interface AnnounceEndingsOptions {
  readonly store: Pick<Store, "read" | "writeUnrelated" | "onCommit">;
  /** The auction clock. */
  readonly clock: Pick<Clock, "now" | "at">;
  readonly log: Log;
}

/** How long before a lot's end its watchers are notified. */
const AHEAD_MS = 15 * 60_000;
const MINUTE_MS = 60_000;
const NOTHING = (): void => undefined;

/**
 * Notifies watchers and bidders of lots that end soon. It stores the last announced end, so that each lot is
 * announced once, however often bids move its end by minutes. Lots that end within a quarter of an hour of the
 * server's start are not announced again.
 */
export class EndingNotices implements TimedJob {
  readonly #options: AnnounceEndingsOptions;
  readonly #leave: () => void;
  #announcedUntil: number;
  #cancel = NOTHING;
  #running: Promise<void> | null = null;
  /** Whether an end may have been added or moved since the last check. */
  #isStale = false;
  #isStopped = false;

  constructor(options: AnnounceEndingsOptions) {
    this.#options = options;
    this.#announcedUntil = options.clock.now() + AHEAD_MS;
    // A lot may be new, or have a new end. Bids alone only move announced ends.
    this.#leave = options.store.onCommit(({ wrote }: Committed) => {
      if (wrote) void this.#look();
    });
    void this.#look();
  }

  underWay = (): Promise<void> | null => this.#running;

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#leave();
    this.#cancel();
    await this.#running;
  }

  #look(): Promise<void> | null {
    this.#isStale = true;
    if (!this.#isStopped) this.#running ??= this.#run();
    return this.#running;
  }

  async #run(): Promise<void> {
    try {
      while (await this.#set());
    } catch (error) {
      this.#options.log.error("endings were not announced", error);
    } finally {
      this.#running = null;
      if (this.#isStale) void this.#look();
    }
  }

  /**
   * Waits until the next end is near, and announces near ends.
   * @returns whether to look for the next one.
   */
  async #set(): Promise<boolean> {
    const { store, clock } = this.#options;
    this.#isStale = false;
    this.#cancel();
    const end = await store.read((db) => nextEnd(db, this.#announcedUntil));
    if (this.#isStopped || end === null) return false;
    if (end - AHEAD_MS <= clock.now()) {
      await this.#announce();
      return true;
    }
    this.#cancel = clock.at(end - AHEAD_MS, () => this.#look());
    return false;
  }

  async #announce(): Promise<void> {
    const { store, clock } = this.#options;
    const now = clock.now();
    const [after, until] = [this.#announcedUntil, now + AHEAD_MS];
    const lots = await store.read((db) => endingsBetween(db, after, until));
    this.#announcedUntil = Math.max(after, until);
    if (lots.length === 0) return;
    await store.writeUnrelated(async (db, notifyUser) => {
      for (const lot of lots) {
        const notice = { kind: "ending", text: textOf(lot, now), at: now } as const;
        const about = { lotId: lot.id, link: `/auction/${lot.id}` };
        for (const userId of await watchersOfLot(db, lot.id))
          await notify(db, notifyUser, { ...notice, ...about, userId });
      }
    });
  }
}

function textOf({ title, number, price, endsAt }: Ending, now: number): string {
  const minutes = Math.max(1, Math.round((endsAt - now) / MINUTE_MS));
  const bids = price === null ? "Nobody has bid yet." : `The price is AED ${money(price)}.`;
  return `${title} (lot ${number}) ends in ${minutes} ${minutes === 1 ? "minute" : "minutes"}. ${bids}`;
}
