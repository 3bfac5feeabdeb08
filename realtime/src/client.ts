/**
 * The realtime client of the web app, tests and load tools: one link at a time, a new one every two seconds until
 * one opens, and all subscriptions again. Importing it is cheap: autobahn loads on `open`.
 */
import { Beats } from "./beats.ts";
import { ServerClock } from "./clock.ts";
import { RealtimeError } from "./errors.ts";
import type { Link, RealtimeConfig } from "./link.ts";
import { TopicRegistry, type TopicListener } from "./registry.ts";
import { TIMING, type Timing } from "./timing.ts";
import { HEARTBEAT, isTopic, type Topic } from "./topics.ts";
import { isDict } from "./wamp.ts";

/**
 * closed: not wanted. connecting: the first attempts. live: welcomed. reconnecting: lost, trying. offline: no link
 * for 10 s; still trying, until the attempts are used up.
 */
export type LinkState = "connecting" | "live" | "reconnecting" | "offline" | "closed";

export interface RealtimeClient {
  readonly state: LinkState;
  /** Silence of the router before the last link ended, ms: 0 for a closed link. */
  readonly silentMs: number;
  /** Starts connecting (idempotent) with a fresh number of attempts: call it on `online` and on focus. */
  open(): void;
  /** Ends the link until `open`: for sign-out and account deletion. */
  close(): void;
  /** Leaves and joins again with the present token: after a sign-in and a sign-out. */
  rejoin(): void;
  /**
   * Follows one exact topic across all links.
   * @returns A function that unsubscribes (idempotent).
   * @throws UriError, NoCallback
   */
  subscribe(topic: Topic, listener: TopicListener): () => void;
  /**
   * Takes 5 s of silence for a dead link instead of 15 s while any caller asks for it.
   * @returns A function that ends the request.
   */
  watchClosely(): () => void;
  /**
   * Reports every change of state; the error is the reason for the end of the last link.
   * @returns A function that removes the listener.
   */
  onState(listener: (state: LinkState, error: RealtimeError | null) => void): () => void;
  /**
   * Reports real-time failures, which are only logged.
   * @returns A function that removes the listener.
   */
  onError(listener: (error: RealtimeError) => void): () => void;
  /** The server's clock from its heartbeats: ms since 1970 now, and its rate; null before the first. */
  serverTime(): { now: number; rate: number } | null;
}

export interface RealtimeClientOptions {
  config: RealtimeConfig;
  /** Returns the token, read anew at every login; null joins as an anonymous visitor. Never logged. */
  token: () => string | null | Promise<string | null>;
  timing?: Partial<Timing>;
}

/** Makes a client; it connects on `open`. */
export function createRealtimeClient(options: RealtimeClientOptions): RealtimeClient {
  return new AutobahnClient(options);
}

class AutobahnClient implements RealtimeClient {
  readonly #options: RealtimeClientOptions;
  readonly #timing: Timing;
  readonly #registry: TopicRegistry;
  readonly #clock = new ServerClock();
  readonly #beats = new Beats();
  readonly #stateListeners = new Set<(state: LinkState, error: RealtimeError | null) => void>();
  readonly #errorListeners = new Set<(error: RealtimeError) => void>();
  #state: LinkState = "closed";
  #link: Link | null = null;
  /** Tells an attempt that a later one replaced it while autobahn was loading. */
  #attempt = 0;
  #attemptsLeft = 0;
  #close = 0;
  #receivedAt = 0;
  #silentMs = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #offlineTimer: ReturnType<typeof setTimeout> | undefined;
  #silenceTimer: ReturnType<typeof setInterval> | undefined;
  #doubtTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: RealtimeClientOptions) {
    this.#options = options;
    this.#timing = { ...TIMING, ...options.timing };
    this.#registry = new TopicRegistry((error) => this.#report(error), this.#timing.retry);
    this.#registry.add(HEARTBEAT, { event: (payload) => this.#heartbeat(payload) });
  }

  get state(): LinkState {
    return this.#state;
  }

  get silentMs(): number {
    return this.#silentMs;
  }

  open(): void {
    this.#attemptsLeft = this.#timing.attempts;
    if (this.#link) return;
    if (this.#state === "closed") this.#wait("connecting", null);
    void this.#connect();
  }

  close(): void {
    this.#leave();
    this.#attempt += 1;
    clearTimeout(this.#offlineTimer);
    this.#change("closed", null);
  }

  rejoin(): void {
    if (this.#state === "closed") return;
    this.#leave();
    if (this.#state === "live") this.#wait("reconnecting", null);
    this.open();
  }

  subscribe(topic: Topic, listener: TopicListener): () => void {
    if (!isTopic(topic))
      throw new RealtimeError("UriError", { message: `No topic of ours: ${String(topic)}` });
    if (typeof listener?.event !== "function") throw new RealtimeError("NoCallback");
    return this.#registry.add(topic, listener);
  }

  watchClosely(): () => void {
    this.#close += 1;
    let watching = true;
    return () => {
      if (watching) this.#close -= 1;
      watching = false;
    };
  }

  onState(listener: (state: LinkState, error: RealtimeError | null) => void): () => void {
    this.#stateListeners.add(listener);
    return () => this.#stateListeners.delete(listener);
  }

  onError(listener: (error: RealtimeError) => void): () => void {
    this.#errorListeners.add(listener);
    return () => this.#errorListeners.delete(listener);
  }

  serverTime(): { now: number; rate: number } | null {
    const now = this.#clock.at(performance.now());
    return now === null ? null : { now, rate: this.#clock.rate };
  }

  async #connect(): Promise<void> {
    clearTimeout(this.#retryTimer);
    const attempt = ++this.#attempt;
    this.#attemptsLeft -= 1;
    try {
      const { config, token } = this.#options;
      if (!config.url || !("WebSocket" in globalThis)) throw new RealtimeError("NoWsOrUrl");
      if (!config.realm) throw new RealtimeError("NoRealm");
      const { Link } = await import("./link.ts");
      if (attempt !== this.#attempt || this.#link) return;
      const link = new Link({
        config,
        token,
        timeoutMs: this.#timing.connect,
        onJoin: () => this.#joined(link),
        onEnd: (error) => this.#lost(error),
      });
      this.#link = link;
    } catch (error) {
      if (attempt === this.#attempt)
        this.#lost(error instanceof RealtimeError ? error : new RealtimeError("WampError", { cause: error }));
    }
  }

  #joined(link: Link): void {
    this.#attemptsLeft = this.#timing.attempts;
    clearTimeout(this.#offlineTimer);
    this.#receivedAt = performance.now();
    this.#silentMs = 0;
    this.#silenceTimer = setInterval(() => this.#checkSilence(), this.#timing.closeSilence / 10);
    this.#beats.restart();
    this.#expectBeat();
    this.#change("live", null);
    this.#registry.attach(link);
  }

  #lost(error: RealtimeError, silentMs = 0): void {
    this.#silentMs = silentMs;
    this.#leave();
    this.#report(error);
    if (this.#state === "live") this.#wait("reconnecting", error);
    if (this.#attemptsLeft <= 0) return this.#change("offline", error);
    this.#retryTimer = setTimeout(
      () => void this.#connect(),
      this.#timing.retry + Math.random() * this.#timing.spread,
    );
  }

  /** Releases the link and its timers. */
  #leave(): void {
    clearTimeout(this.#retryTimer);
    clearInterval(this.#silenceTimer);
    clearTimeout(this.#doubtTimer);
    this.#link?.drop();
    this.#link = null;
    this.#registry.detach();
    this.#registry.doubt(false);
  }

  #wait(state: "connecting" | "reconnecting", error: RealtimeError | null): void {
    clearTimeout(this.#offlineTimer);
    this.#offlineTimer = setTimeout(() => this.#change("offline", error), this.#timing.offline);
    this.#change(state, error);
  }

  #heartbeat(payload: unknown): void {
    this.#receivedAt = performance.now();
    if (!isDict(payload)) return;
    const { now, rate } = payload;
    if (typeof now === "number" && typeof rate === "number") this.#clock.sample(now, rate, this.#receivedAt);
    const beat = this.#beats.take(payload);
    if (!beat) return;
    this.#expectBeat();
    this.#registry.beat(beat);
    this.#registry.doubt(false);
  }

  /** Without the next heartbeat in time nobody knows whether an event was lost. */
  #expectBeat(): void {
    clearTimeout(this.#doubtTimer);
    this.#doubtTimer = setTimeout(() => {
      this.#beats.late();
      this.#registry.doubt(true);
    }, this.#timing.doubt);
  }

  #checkSilence(): void {
    const limit = this.#close > 0 ? this.#timing.closeSilence : this.#timing.silence;
    const silent = performance.now() - this.#receivedAt;
    if (silent > limit)
      this.#lost(new RealtimeError("WebsocketError", { message: "The router has fallen silent" }), silent);
  }

  #change(state: LinkState, error: RealtimeError | null): void {
    if (this.#state === state) return;
    this.#state = state;
    for (const listener of this.#stateListeners) listener(state, error);
  }

  #report(error: RealtimeError): void {
    for (const listener of this.#errorListeners) listener(error);
  }
}
