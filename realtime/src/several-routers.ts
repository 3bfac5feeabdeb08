/** One publisher for several routers that know nothing of each other: nodes behind a balancer. */
import { RealtimeError } from "./errors.ts";
import type { LeftUser, Publisher, PublishOptions } from "./publisher.ts";
import type { Topic } from "./topics.ts";

/**
 * Every event goes to every router that there is a link to, and counts as published when one of them has it. Clients on
 * a router that missed one, since its link had just been lost, see the gap in the seq and read the state; those on a
 * router without a link hear no heartbeat and go elsewhere.
 * In: publishers, one for each router; they are closed with this one.
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

  /** Whether any router is there. */
  get connected(): boolean {
    return this.#publishers.some(({ connected }) => connected);
  }

  async publish(topic: Topic, payload: object, options?: PublishOptions): Promise<void> {
    const there = this.#publishers.filter(({ connected }) => connected);
    const [only] = there;
    if (!only) throw new RealtimeError("PublishError", { message: "No link to any router" });
    if (there.length === 1) return only.publish(topic, payload, options);
    const sent = there.map((publisher) => publisher.publish(topic, payload, options));
    const settled = await Promise.allSettled(sent);
    if (settled.some(({ status }) => status === "fulfilled")) return;
    await sent[0];
  }

  /** Tells when the first link stands, and when the last is lost. */
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

  countSubscribers(topic: Topic): Promise<number> {
    return this.#sum((publisher) => publisher.countSubscribers(topic));
  }

  close(): void {
    for (const publisher of this.#publishers) publisher.close();
  }

  /** Over all routers that answer. Rejects when none does. */
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
