/** One publisher for several independent routers behind a balancer. */
import { RealtimeError } from "./errors.ts";
import type { LeftUser, Publisher, PublishOptions } from "./publisher.ts";
import type { Topic } from "./topics.ts";

/**
 * Publishes every event to every router with a link; it counts as published when one router has it. Each router's own
 * heartbeat tells its clients which topics moved since the last one that it took. Clients on a router without a link
 * get no heartbeat: nothing of theirs counts as in sync, and they connect elsewhere.
 * @param publishers One for each router; they close with this one.
 */
export function publishToAll(publishers: readonly Publisher[]): Publisher {
  return new PublisherToAll(publishers);
}

class PublisherToAll implements Publisher {
  readonly #publishers: readonly Publisher[];
  readonly #listeners = new Set<(connected: boolean) => void>();
  #wasConnected: boolean;

  constructor(publishers: readonly Publisher[]) {
    this.#publishers = publishers;
    this.#wasConnected = this.connected;
    for (const publisher of publishers) publisher.onChange(() => this.#change());
  }

  /** Returns whether any router has a link. */
  get connected(): boolean {
    return this.#publishers.some(({ connected }) => connected);
  }

  async publish(topic: Topic, payload: object, options?: PublishOptions): Promise<void> {
    const there = this.#publishers.filter(({ connected }) => connected);
    const [only] = there;
    if (!only) throw new RealtimeError("PublishError", { message: "No link to any router" });
    for (const gone of this.#publishers) if (!gone.connected) gone.missed(topic, payload);
    if (there.length === 1) return only.publish(topic, payload, options);
    const sent = there.map((publisher) => publisher.publish(topic, payload, options));
    // A router that does not answer delays nobody else's events.
    await Promise.any(sent).catch(() => sent[0]);
  }

  missed(topic: Topic, payload: object): void {
    for (const publisher of this.#publishers) publisher.missed(topic, payload);
  }

  /** Reports the first gained and the last lost link. */
  onChange(listener: (connected: boolean) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  onLeave(listener: (leaver: LeftUser) => void): () => void {
    const offs = this.#publishers.map((publisher) => publisher.onLeave(listener));
    return () => {
      for (const off of offs) off();
    };
  }

  isHere(userId: number): boolean {
    return this.#publishers.some((publisher) => publisher.isHere(userId));
  }

  kick(userId: number, reason?: string): Promise<number> {
    return this.#sum((publisher) => publisher.kick(userId, reason));
  }

  async checkTokens(userId: number): Promise<void> {
    await Promise.allSettled(this.#publishers.map((publisher) => publisher.checkTokens(userId)));
  }

  countSubscribers(topic: Topic): Promise<number> {
    return this.#sum((publisher) => publisher.countSubscribers(topic));
  }

  async peopleAt(topic: Topic): Promise<ReadonlySet<number>> {
    const asked = this.#publishers.map((publisher) => publisher.peopleAt(topic));
    const settled = await Promise.allSettled(asked);
    const found = settled.flatMap((one) => (one.status === "fulfilled" ? [...one.value] : []));
    if (settled.every(({ status }) => status === "rejected")) await asked[0];
    return new Set(found);
  }

  close(): void {
    for (const publisher of this.#publishers) publisher.close();
  }

  /**
   * Asks all routers that answer.
   * @throws Error when none answers.
   */
  async #sum(ask: (publisher: Publisher) => Promise<number>): Promise<number> {
    const asked = this.#publishers.map(ask);
    const settled = await Promise.allSettled(asked);
    const numbers = settled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    if (numbers.length === 0) await asked[0];
    return numbers.reduce((sum, number) => sum + number, 0);
  }

  #change(): void {
    const { connected } = this;
    if (connected === this.#wasConnected) return;
    this.#wasConnected = connected;
    for (const listener of this.#listeners) listener(connected);
  }
}
