/** The interfaces between the parts of the broker, so that no part knows the whole. */
import type { Match, Principal } from "../src/access.ts";
import type { Dict } from "../src/wamp.ts";
import type { LoginMethod } from "./authentication.ts";
import type { Limits } from "./limits.ts";
import type { PreparedEvent, Subscriber, Subscription } from "./subscriptions.ts";

/** Why a slow reader is cut. */
export const READS_TOO_SLOWLY = "reads too slowly";

/** The line to a client. */
export interface Link {
  /** The client's network address; empty within the process. */
  readonly address: string;
  send(message: readonly unknown[]): void;
  /** A person has logged in: from now on the link counts to them, and not to their address. */
  countTo(authid: string): void;
  /** Takes messages (one by default) out of the person's or the address's quota; false when fewer are left. */
  takeMessage(now: number, messages?: number): boolean;
  /** The session ends because of what the client sent. */
  offended(): void;
  deliver(event: PreparedEvent): void;
  /** Closes politely, and disconnects when that takes too long. */
  close(): void;
}

/** A session, as the rest of the broker sees it. */
export interface Peer extends Subscriber {
  /** Null until WELCOME. */
  readonly principal: Principal | null;
  readonly isOpen: boolean;
  readonly address: string;
  readonly subscriptions: Set<Subscription>;
  send(message: readonly unknown[]): void;
  /** A request of this session was refused. */
  refused(): void;
  /** Asks the client to leave. From now on it gets no events, whether it answers or not. */
  goodbye(reason: string): void;
}

/** The broker, as a session sees it. */
export interface Host {
  readonly limits: Limits;
  readonly methods: ReadonlyMap<string, LoginMethod>;
  /** The session was welcomed; it gets no more events; it has ended. */
  joined(peer: Peer): void;
  left(peer: Peer): void;
  ended(peer: Peer): void;
  /** Returns the subscription's id. */
  subscribe(peer: Peer, uri: string, match: Match): number;
  /** Returns whether this session had such a subscription. */
  unsubscribe(peer: Peer, subscription: number): boolean;
  /** Returns the publication's id. */
  publish(peer: Peer, topic: string, args: unknown, kwargs: unknown, options: Dict): number;
  /** @throws Refusal */
  call(procedure: string, args: readonly unknown[]): unknown;
  report(event: string, peer: Peer, reason: string): void;
}
