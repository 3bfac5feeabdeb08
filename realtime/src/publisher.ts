import type { Identity } from "./access.ts";
import type { Topic } from "./topics.ts";

export interface PublishOptions {
  /** User ids who alone receive the event. Required for `user.*` and `live.ctrl.*`, refused elsewhere. */
  eligible?: readonly number[];
}

/** The server's one session on the router, the same for the embedded broker and for Crossbar. */
export interface Publisher {
  readonly connected: boolean;
  /**
   * Publishes one event and resolves when the router has acknowledged it. Rejects with a RealtimeError when
   * there is no link, when the link is lost first, or when an earlier event of the same topic failed (so that
   * a later one never overtakes it): publish again from the failed one on. At most 32 are in flight.
   */
  publish(topic: Topic, payload: object, options?: PublishOptions): Promise<void>;
  /** Tells every gain and loss of the link. Returns the way out. */
  onChange(listener: (connected: boolean) => void): () => void;
  /** Closes every link of this user (they reconnect unless their token is gone). Resolves to how many. */
  kick(userId: number, reason?: string): Promise<number>;
  /** How many sessions are subscribed to the topic now. */
  countSubscribers(topic: Topic): Promise<number>;
  /** Tells that a session has left the router. */
  onLeave(listener: (leaver: { session: number; userId: number | null }) => void): () => void;
  close(): Promise<void>;
}

export interface PublisherOptions {
  /** `wss://...` of a router, or the embedded broker itself. */
  router: string | { connect(): unknown };
  /** The backend's wampcra secret. */
  secret: string;
  /** Whom a token stands for; asked by Crossbar through this session, by the embedded broker directly. */
  authenticate: (token: string) => Promise<Identity | null>;
}

export declare function createPublisher(options: PublisherOptions): Publisher;
