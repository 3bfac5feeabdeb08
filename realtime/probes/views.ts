/** Topics with a history, and views of them that claim to be in sync or not. */
import { HEARTBEAT, type Topic } from "../src/topics.ts";
import { createRealtimeClient, type RealtimeClient } from "../src/client.ts";
import { follow, type Following } from "../src/follow.ts";
import type { Publisher } from "../src/publisher.ts";
import type { Envelope } from "../src/resync.ts";

/** Short heartbeats, so that a test need not wait for seconds. */
export const PERIOD_MS = 500;
/** A view knows by then that it missed something, or that its heartbeat did, ms. */
export const DOUBT_MS = 1_000;
const TIMING = { retry: 200, spread: 100, connect: 30_000, doubt: DOUBT_MS };

/** One topic with a seq. */
export class History {
  seq = 1;
  /** When it changed last, local ms. */
  changedAt = 0;
  readonly topic: Topic;
  readonly #publisher: Publisher;
  readonly #eligible: number | null;

  constructor(publisher: Publisher, topic: Topic, eligible: number | null = null) {
    this.#publisher = publisher;
    this.topic = topic;
    this.#eligible = eligible;
  }

  /** Changes the topic and publishes the event. */
  async change(): Promise<void> {
    const event: Envelope = { v: 1, epoch: "a", prev: this.seq, seq: this.seq + 1, at: 1, kind: "bid" };
    this.seq += 1;
    this.changedAt = performance.now();
    await this.#publisher.publish(
      this.topic,
      event,
      this.#eligible === null ? undefined : { eligible: [this.#eligible] },
    );
  }
}

/** A view of one topic. */
export class View {
  seq = 0;
  /** The longest time that it was old and claimed to be in sync, ms. */
  wrongMs = 0;
  readonly history: History;
  readonly #following: Following;

  constructor(client: RealtimeClient, history: History) {
    this.history = history;
    this.#following = follow<number, Envelope>(client, {
      topic: history.topic,
      fetch: async () => ({ kind: "snapshot", epoch: "a", seq: history.seq, state: history.seq }),
      reset: (seq) => (this.seq = seq),
      apply: ({ seq }) => (this.seq = seq),
    });
  }

  get synced(): boolean {
    return this.#following.synced;
  }

  get isExact(): boolean {
    return this.synced && this.seq === this.history.seq;
  }

  /** Measures whether the view is wrong now. */
  look(): void {
    if (this.synced && this.seq < this.history.seq)
      this.wrongMs = Math.max(this.wrongMs, performance.now() - this.history.changedAt);
  }

  stop(): void {
    this.#following.stop();
  }
}

/** Opens a client of a router. */
export function openClient(url: string, token: string | null): RealtimeClient {
  const config = { url, realm: "realm1", methods: ["jwt"] };
  const client = createRealtimeClient({ config, token: () => token, timing: TIMING });
  client.open();
  return client;
}

/** Publishes heartbeats. Returns how to stop them. */
export function publishHeartbeats(publisher: Publisher): () => void {
  const beat = { v: 1, now: 1, rate: 1, epoch: "a", lanes: {}, online: {}, paused: null };
  const timer = setInterval(() => void publisher.publish(HEARTBEAT, beat).catch(() => null), PERIOD_MS);
  return () => clearInterval(timer);
}
