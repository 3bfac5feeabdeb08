import { setTimeout as wait } from "node:timers/promises";
import type { EventPublisher, Log } from "../store/ports.ts";
import type { Committed, Store, StoredEvents } from "../store/store.ts";
import type { Job } from "./job.ts";

export interface PumpOptions {
  readonly store: Pick<Store, "outbox" | "onCommit">;
  readonly publisher: EventPublisher;
  readonly log: Log;
  /** How long acknowledgements are gathered before their commits are dropped from the outbox, ms. */
  readonly gatherMs?: number;
  /** Pause after a failure, ms. */
  readonly retryMs?: number;
}

/** Commits on their way to the publisher at one time; beyond this the rest waits in the database. */
const MOST_ON_THE_WAY = 500;
/** Commits read back at a time. */
const PAGE = 25;
/** How long the end waits for a router that does not answer, ms. */
const PATIENCE_MS = 500;

/**
 * Publishes what commits have stored: each event at least once, in order per topic (the publisher sends one of a topic
 * at a time, and none that follows a failed one). Straight from the commit while the router keeps up; after a start, a
 * lost link or a failure from the database, until it has caught up.
 */
export function publishOutbox(options: PumpOptions): Job {
  const pump = new Pump(options);
  return { stop: () => pump.stop() };
}

class Pump {
  readonly #options: PumpOptions;
  readonly #onTheWay = new Set<Promise<void>>();
  readonly #leave: (() => void)[];
  #acknowledged: number[] = [];
  #gathering: NodeJS.Timeout | undefined;
  /** Whether events wait in the database that are not on their way. */
  #isBehind = true;
  /** Commits that left their events to the database. */
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
    // Not before the replies of this commit, for which somebody waits.
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
    // A set: what the router has at once is acknowledged by one and the same promise.
    const refused = (await Promise.allSettled(new Set(sent))).find(({ status }) => status === "rejected");
    if (refused) throw new Error("Not acknowledged", { cause: refused });
    this.#acknowledged.push(outboxId);
    // What is acknowledged after the end stays in the database, and is published again at the next start.
    if (this.#isStopped) return;
    this.#gathering ??= setTimeout(() => void this.#drop(), gatherMs);
  }

  /** Drops acknowledged commits. One that stays is published again some day, which does no harm. */
  async #drop(): Promise<void> {
    clearTimeout(this.#gathering);
    this.#gathering = undefined;
    const ids = this.#acknowledged;
    this.#acknowledged = [];
    if (ids.length === 0) return;
    await this.#options.store.outbox
      .acknowledged(ids)
      .catch((error: unknown) => this.#options.log.error("outbox not trimmed", error));
  }

  /** Goes on from the database, once nothing is on its way any more: so no later event overtakes an earlier one. */
  #catchUp(): void {
    const isIdle = this.#onTheWay.size === 0 && this.#catchingUp === null;
    if (this.#isStopped || !this.#isBehind || !isIdle || !this.#options.publisher.connected) return;
    this.#catchingUp = this.#readBack()
      .catch((error: unknown) => this.#options.log.error("outbox not published", error))
      .finally(() => {
        this.#catchingUp = null;
        if (this.#isStopped || !this.#isBehind) return;
        clearTimeout(this.#retry);
        this.#retry = setTimeout(() => this.#catchUp(), this.#options.retryMs ?? 1_000);
      });
  }

  async #readBack(): Promise<void> {
    while (this.#isBehind && !this.#isStopped) {
      await this.#drop();
      const left = this.#left;
      const waiting = await this.#options.store.outbox.pending(PAGE);
      const results = await Promise.allSettled(waiting.map((stored) => this.#publish(stored)));
      if (results.some(({ status }) => status === "rejected")) return;
      this.#isBehind = waiting.length > 0 || left !== this.#left;
    }
  }
}
