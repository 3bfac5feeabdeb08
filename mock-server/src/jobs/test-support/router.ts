/** Test helper: a router in memory. */
import type { Topic } from "@marsa/realtime/topics";
import type { EventPublisher } from "../../store/ports.ts";

export interface Published {
  readonly topic: Topic;
  readonly payload: Record<string, unknown>;
  readonly eligible: readonly number[] | undefined;
}

/**
 * A router whose connection can be cut, and which refuses events on demand. Like the real one it keeps order per
 * topic.
 */
export class FakeRouter implements EventPublisher {
  readonly received: Published[] = [];
  connected: boolean;
  /** Whether an event is refused. */
  refuses: (topic: Topic) => boolean = () => false;
  readonly #listeners = new Set<(connected: boolean) => void>();

  constructor(connected = true) {
    this.connected = connected;
  }

  async publish(topic: Topic, payload: object, options?: { eligible?: readonly number[] }): Promise<void> {
    if (!this.connected || this.refuses(topic)) throw new Error("not acknowledged");
    this.received.push({ topic, payload: payload as Record<string, unknown>, eligible: options?.eligible });
  }

  onChange(listener: (connected: boolean) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  change(connected: boolean): void {
    this.connected = connected;
    for (const listener of this.#listeners) listener(connected);
  }

  /** The seqs received on a topic, in order of arrival. */
  seqs(topic: Topic): unknown[] {
    return this.received.filter((event) => event.topic === topic).map(({ payload }) => payload["seq"]);
  }
}
