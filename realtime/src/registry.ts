/** The subscriptions of a page, kept across links: one WAMP subscription per topic, however many listeners. */
import { headOf, type Beat } from "./beats.ts";
import { RealtimeError } from "./errors.ts";
import type { Position } from "./resync.ts";
import type { Topic } from "./topics.ts";

/** A listener of a topic. An error of a handler is reported, not passed on. */
export interface TopicListener {
  /** One event, as published. */
  event(payload: unknown): void;
  /** The topic is subscribed, for the first time or again: earlier events must be fetched. */
  subscribed?(): void;
  /** The link is lost; `subscribed` follows when it is back. */
  lost?(): void;
  /** A heartbeat tells the last position of the topic; seq 0: it did not move. */
  noteHead?(head: Position): void;
  /** Heartbeats were missed: the topic may have moved. */
  mistrust?(): void;
  /** No heartbeat came in time, or one came again. */
  doubt?(isDoubted: boolean): void;
}

/** The part of a link that the registry uses. */
export interface Subscribing {
  subscribe(topic: string, handler: (payload: unknown) => void): Promise<() => Promise<void>>;
}

interface Entry {
  listeners: Set<TopicListener>;
  /** Set while the topic is subscribed. */
  unsubscribe: (() => Promise<void>) | null;
}

/** Refusals that asking again on the same link will not change. */
const FINAL = ["wamp.error.not_authorized", "wamp.error.invalid_uri", "marsa.error.too_many_subscriptions"];

export class TopicRegistry {
  readonly #entries = new Map<Topic, Entry>();
  readonly #onError: (error: RealtimeError) => void;
  readonly #retryMs: number;
  #link: Subscribing | null = null;
  #isDoubted = false;

  /** @param retryMs Wait before a subscription is tried again that failed for a passing reason. */
  constructor(onError: (error: RealtimeError) => void, retryMs: number) {
    this.#onError = onError;
    this.#retryMs = retryMs;
  }

  /**
   * Adds a listener.
   * @returns A function that removes it.
   */
  add(topic: Topic, listener: TopicListener): () => void {
    const known = this.#entries.get(topic);
    const entry = known ?? { listeners: new Set(), unsubscribe: null };
    entry.listeners.add(listener);
    if (this.#isDoubted) listener.doubt?.(true);
    if (!known) {
      this.#entries.set(topic, entry);
      void this.#ask(topic, entry);
    } else if (entry.unsubscribe) {
      queueMicrotask(() => {
        if (entry.unsubscribe && entry.listeners.has(listener)) this.#guard(() => listener.subscribed?.());
      });
    }
    return () => this.#remove(topic, entry, listener);
  }

  /** Subscribes to everything on a new link. */
  attach(link: Subscribing): void {
    this.#link = link;
    for (const [topic, entry] of this.#entries) void this.#ask(topic, entry);
  }

  /** The link is lost. */
  detach(): void {
    this.#link = null;
    for (const entry of this.#entries.values()) {
      if (!entry.unsubscribe) continue;
      entry.unsubscribe = null;
      this.#tell(entry, (listener) => listener.lost?.());
    }
  }

  /** Passes on what a heartbeat tells. */
  beat(beat: Beat): void {
    for (const [topic, entry] of this.#entries)
      this.#tell(entry, (listener) => {
        if (beat.isGap) listener.mistrust?.();
        listener.noteHead?.(headOf(beat, topic));
      });
  }

  /** No heartbeat came in time, or one came again. */
  doubt(isDoubted: boolean): void {
    if (this.#isDoubted === isDoubted) return;
    this.#isDoubted = isDoubted;
    for (const entry of this.#entries.values()) this.#tell(entry, (listener) => listener.doubt?.(isDoubted));
  }

  async #ask(topic: Topic, entry: Entry): Promise<void> {
    const link = this.#link;
    if (!link) return;
    try {
      const unsubscribe = await link.subscribe(topic, (payload) =>
        this.#tell(entry, (listener) => listener.event(payload)),
      );
      if (this.#link !== link) return;
      if (this.#entries.get(topic) !== entry) return await unsubscribe();
      entry.unsubscribe = unsubscribe;
      this.#tell(entry, (listener) => listener.subscribed?.());
    } catch (error) {
      if (this.#link !== link) return;
      const refusal = error as RealtimeError;
      this.#onError(refusal);
      if (refusal.uri !== null && FINAL.includes(refusal.uri)) return;
      setTimeout(() => {
        if (this.#link === link && this.#entries.get(topic) === entry) void this.#ask(topic, entry);
      }, this.#retryMs);
    }
  }

  #remove(topic: Topic, entry: Entry, listener: TopicListener): void {
    if (!entry.listeners.delete(listener) || entry.listeners.size > 0) return;
    this.#entries.delete(topic);
    const { unsubscribe } = entry;
    entry.unsubscribe = null;
    unsubscribe?.().catch((error: RealtimeError) => this.#onError(error));
  }

  #tell(entry: Entry, say: (listener: TopicListener) => void): void {
    for (const listener of entry.listeners) this.#guard(() => say(listener));
  }

  #guard(run: () => void): void {
    try {
      run();
    } catch (cause) {
      this.#onError(new RealtimeError("WampError", { message: "A listener failed", cause }));
    }
  }
}
