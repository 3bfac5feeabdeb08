import type { RealtimeError } from "./errors.ts";
import type { Topic } from "./topics.ts";

/** The `wamp` part of the public configuration. */
export interface RealtimeConfig {
  url: string;
  realm: string;
  /** Methods the router accepts from a person, best first: `["jwt"]`, or `["ticket"]`. Anonymous always works. */
  methods: readonly string[];
}

export type LinkState = "connecting" | "live" | "reconnecting" | "offline" | "closed";

/** What a subscriber hears. Handlers must not throw; what they throw is reported as an error, not passed on. */
export interface TopicListener {
  /** One event, as published. */
  event(payload: unknown): void;
  /** The subscription stands, for the first time or again: what came before must be fetched. */
  subscribed?(): void;
  /** The link is gone; `subscribed` will follow when it is back. */
  lost?(): void;
}

export interface RealtimeClient {
  readonly state: LinkState;
  /** Starts connecting (idempotent). Also starts the count of retries anew: call it on `online` and on focus. */
  open(): void;
  /** Ends the link for good, until `open`. For sign-out of the page's life: account deletion, unmount. */
  close(): void;
  /** Leaves and joins again at once, with the token of now. For sign-in and sign-out. */
  rejoin(): void;
  /** Subscribes to one exact topic across all reconnects. Returns the way out (idempotent). Throws UriError, NoCallback. */
  subscribe(topic: Topic, listener: TopicListener): () => void;
  /** Drops the link after 5 s of silence instead of 15 s as long as somebody asks for it. Returns the way out. */
  watchClosely(): () => void;
  /** Tells every change of state; the error is why the last link ended, when there is a reason. */
  onState(listener: (state: LinkState, error: RealtimeError | null) => void): () => void;
  /** Real-time failures are only logged: this is where they arrive. */
  onError(listener: (error: RealtimeError) => void): () => void;
  /** The server's clock, by the heartbeats: ms since 1970 and the rate at which it runs; null before the first. */
  serverTime(): { now: number; rate: number } | null;
}

export interface RealtimeClientOptions {
  config: RealtimeConfig;
  /** Read anew at every login; null joins as anonymous. Never logged. */
  token: () => string | null | Promise<string | null>;
}

export declare function createRealtimeClient(options: RealtimeClientOptions): RealtimeClient;
