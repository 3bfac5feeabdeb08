/** The events that wait for the router: a queue for each topic, so that no event overtakes an earlier one of its topic. */
import { RealtimeError } from "./errors.ts";
import type { Topic } from "./topics.ts";

interface Entry {
  payload: object;
  eligible: readonly string[] | null;
  resolve: () => void;
  reject: (error: RealtimeError) => void;
}

/** Events in transit to the router at one time, over all topics; at most one of a topic. */
const IN_FLIGHT = 32;
/** Events that wait for one router; more are refused, and the next heartbeat tells that their topics moved. */
const MOST_WAITING = 20_000;

export interface EventQueuesOptions {
  /** Sends one event; resolves when the router has acknowledged it. */
  send: (topic: Topic, payload: object, eligible: readonly string[] | null) => Promise<unknown>;
  /** Takes note of an event that was sent or lost. */
  onDone: (topic: Topic, payload: object) => void;
}

export class EventQueues {
  readonly #options: EventQueuesOptions;
  readonly #queues = new Map<Topic, Entry[]>();
  /** Topics with an event that may be sent now. */
  #ready: Topic[] = [];
  #waiting = 0;
  #inFlight = 0;
  /** Counts the links. What an earlier link still answers changes nothing. */
  #link = 0;

  constructor(options: EventQueuesOptions) {
    this.#options = options;
  }

  get isFull(): boolean {
    return this.#waiting >= MOST_WAITING;
  }

  /** Returns whether events of this topic wait. */
  has(topic: Topic): boolean {
    return this.#queues.has(topic);
  }

  /**
   * Adds an event behind the earlier ones of its topic; resolves when the router has acknowledged it.
   * @throws RealtimeError when it or an earlier event of the topic failed, or the link is lost first.
   */
  add(topic: Topic, payload: object, eligible: readonly string[] | null): Promise<void> {
    return new Promise((resolve, reject) => {
      const entry: Entry = { payload, eligible, resolve, reject };
      this.#waiting += 1;
      const queue = this.#queues.get(topic);
      if (queue) return void queue.push(entry);
      this.#queues.set(topic, [entry]);
      this.#ready.push(topic);
      this.#pump();
    });
  }

  /** Rejects all events that wait, since the link has ended. */
  loseAll(cause: RealtimeError): void {
    const lost = [...this.#queues];
    this.#link += 1;
    this.#queues.clear();
    this.#ready = [];
    this.#waiting = 0;
    this.#inFlight = 0;
    for (const [topic, queue] of lost) this.#lose(topic, queue, new RealtimeError("PublishError", { cause }));
  }

  #pump(): void {
    while (this.#inFlight < IN_FLIGHT) {
      const topic = this.#ready.shift();
      if (topic === undefined) return;
      this.#inFlight += 1;
      void this.#send(topic);
    }
  }

  async #send(topic: Topic): Promise<void> {
    const queue = this.#queues.get(topic);
    const [entry] = queue ?? [];
    if (!queue || !entry) return;
    const link = this.#link;
    try {
      await this.#options.send(topic, entry.payload, entry.eligible);
    } catch (error) {
      // The end of a link has rejected its events.
      if (this.#link !== link) return;
      this.#queues.delete(topic);
      this.#waiting -= queue.length;
      this.#lose(topic, queue, error as RealtimeError);
      this.#sent();
      return;
    }
    if (this.#link !== link) return;
    queue.shift();
    this.#waiting -= 1;
    this.#options.onDone(topic, entry.payload);
    if (queue.length > 0) this.#ready.push(topic);
    else this.#queues.delete(topic);
    entry.resolve();
    this.#sent();
  }

  #lose(topic: Topic, queue: readonly Entry[], error: RealtimeError): void {
    for (const entry of queue) {
      this.#options.onDone(topic, entry.payload);
      entry.reject(error);
    }
  }

  #sent(): void {
    this.#inFlight -= 1;
    this.#pump();
  }
}
