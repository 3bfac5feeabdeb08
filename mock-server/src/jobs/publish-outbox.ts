/** Publishes stored events to the router. */
import { setTimeout as wait } from "node:timers/promises";
import type { EventPublisher, Log } from "../store/ports.ts";
import type { Committed, Store, StoredEvents } from "../store/store.ts";
import type { Job } from "./timing/job.ts";

export interface PumpOptions {
  readonly store: Pick<Store, "outbox" | "onCommit">;
  readonly publisher: EventPublisher;
  readonly log: Log;
  /** Whether other work is done with this commit; until then it stays in the outbox. Default: always. */
  readonly isDone?: (outboxId: number) => boolean;
  /** How long acknowledgements are collected before their commits are deleted from the outbox, ms. */
  readonly gatherMs?: number;
  /** Pause after a failure, ms. */
  readonly retryMs?: number;
}

/** Most commits in progress at the publisher; the rest waits in the database. */
const MOST_ON_THE_WAY = 500;
/** Commits read back at a time. */
const PAGE = 25;
/** How long the stop waits for a router that does not answer, ms. */
const PATIENCE_MS = 500;

/**
 * Publishes stored events: each at least once, in order per topic (the publisher sends one per topic at a time, and
 * none after a failed one). Directly from the commit while the router keeps up; from the database after a start, a
 * lost connection or a failure, until it has caught up.
 */
export function publishOutbox(options: PumpOptions): Job {
  const pump = new Pump(options);
  return { stop: () => pump.stop() };
}

class Pump {
  readonly #options: PumpOptions;
  readonly #onTheWay = new Set<Promise<void>>();
  readonly #leave: (() => void)[];
  /** Published commits that are still in the outbox. */
  readonly #acknowledged = new Set<number>();
  #gathering: NodeJS.Timeout | undefined;
  /** Whether the database holds events that are not in progress. */
  #isBehind = true;
  /** Commits whose events wait in the database. */
  #left = 0;
  #catchingUp: Promise<void> | null = null;
  #retry: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(options: PumpOptions) {
    this.#options = options;
    this.#leave = [
      options.store.onCommit((committed) => this.#committed(committed)),
      options.publisher.onChange(() => this.#catchUp()),
    ];
    this.#catchUp();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#retry);
    for (const leave of this.#leave) leave();
    const settled = Promise.all([this.#catchingUp, ...this.#onTheWay]);
    await Promise.race([settled, wait(PATIENCE_MS, undefined, { ref: false })]);
    await this.#drop();
  }

  #committed({ events, outboxId }: Committed): void {
    if (outboxId === null) return;
    if (!this.#options.publisher.connected || this.#onTheWay.size > MOST_ON_THE_WAY) this.#isBehind = true;
    if (this.#isBehind) this.#left++;
    // Only after the replies of this commit, which clients wait for.
    else setImmediate(() => this.#send({ events, outboxId }));
  }

  #send(stored: StoredEvents): void {
    const sent = this.#publish(stored)
      .catch(() => void (this.#isBehind = true))
      .finally(() => {
        this.#onTheWay.delete(sent);
        if (this.#isBehind) this.#catchUp();
      });
    this.#onTheWay.add(sent);
  }

  /** @throws when any event of the commit is not acknowledged. */
  async #publish({ events, outboxId }: StoredEvents): Promise<void> {
    const { publisher, gatherMs = 100 } = this.#options;
    const sent = events.map(({ topic, payload, eligible }) =>
      publisher.publish(topic, payload, eligible === null ? undefined : { eligible: [eligible] }),
    );
    // A set: the router acknowledges events that it takes together with one promise.
    const refused = (await Promise.allSettled(new Set(sent))).find(({ status }) => status === "rejected");
    if (refused) throw new Error("Not acknowledged", { cause: refused });
    this.#acknowledged.add(outboxId);
    // Events acknowledged after the stop stay in the database, and are published again at the next start.
    if (this.#isStopped) return;
    this.#gathering ??= setTimeout(() => void this.#drop(), gatherMs);
  }

  /** Deletes acknowledged commits. A remaining one is published again later, which does no harm. */
  async #drop(): Promise<void> {
    clearTimeout(this.#gathering);
    this.#gathering = undefined;
    const { isDone = () => true, gatherMs = 100, store, log } = this.#options;
    const ids = [...this.#acknowledged].filter(isDone);
    for (const id of ids) this.#acknowledged.delete(id);
    if (this.#acknowledged.size > 0 && !this.#isStopped)
      this.#gathering = setTimeout(() => void this.#drop(), gatherMs);
    if (ids.length === 0) return;
    await store.outbox
      .acknowledged(ids)
      .catch((error: unknown) => log.error("acknowledged events were not deleted", error));
  }

  /** Continues from the database once nothing is in progress, so that no later event overtakes an earlier one. */
  #catchUp(): void {
    const isIdle = this.#onTheWay.size === 0 && this.#catchingUp === null;
    if (this.#isStopped || !this.#isBehind || !isIdle || !this.#options.publisher.connected) return;
    this.#catchingUp = this.#readBack()
      .catch((error: unknown) => this.#options.log.error("the outbox was not published", error))
      .finally(() => {
        this.#catchingUp = null;
        if (this.#isStopped || !this.#isBehind) return;
        clearTimeout(this.#retry);
        this.#retry = setTimeout(() => this.#catchUp(), this.#options.retryMs ?? 1_000);
      });
  }

  async #readBack(): Promise<void> {
    for (let after = 0; this.#isBehind && !this.#isStopped;) {
      await this.#drop();
      const left = this.#left;
      const waiting = await this.#options.store.outbox.pending(PAGE, after);
      const unsent = waiting.filter(({ outboxId }) => !this.#acknowledged.has(outboxId));
      const results = await Promise.allSettled(unsent.map((stored) => this.#publish(stored)));
      if (results.some(({ status }) => status === "rejected")) return;
      after = waiting.at(-1)?.outboxId ?? after;
      this.#isBehind = waiting.length > 0 || left !== this.#left;
    }
  }
}
