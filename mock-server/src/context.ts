/** The bag that every handler, job and control is given. Made once: in main.ts, or by http/testing.ts for a test. */
import type { Audience } from "./store/ports.ts";
import type { OperationId } from "@marsa/api-spec/generated/operations.ts";
import type { AuctionClock } from "./auction-clock.ts";
import type { Controls } from "./controls/controls.ts";
import type { SceneControl } from "./controls/scene-control.ts";
import type { Quarantine } from "./store/quarantine.ts";
import type { Store } from "./store/store.ts";
import type { AuctionTerms } from "./domain/terms.ts";
import type { Env } from "./env.ts";
import type { ExchangeLock } from "./http/exchange-lock.ts";
import type { InFlight } from "./http/in-flight.ts";
import type { Log } from "./http/log.ts";
import type { RateLimit } from "./http/rate-limit.ts";
import type { SessionUser, Sessions } from "./http/sessions.ts";
import type { Views } from "./views.ts";
import type { FilesPort, MessagePorts } from "./ports.ts";

export interface Context extends MessagePorts {
  readonly env: Env;
  /** Drives auctions, deadlines and codes; may be frozen or set. */
  readonly clock: AuctionClock;
  /** ms since 1970 UTC, never frozen or set, and never back: sessions, rate limits, uptime. */
  readonly realNow: () => number;
  /** How far `realNow` is ahead of the system clock, which went back, ms; 0 usually. */
  readonly clockLead: () => number;
  readonly terms: AuctionTerms;
  readonly store: Store;
  /** Lots and people that take no commands. */
  readonly quarantine: Quarantine;
  /** Uploaded files. */
  readonly files: FilesPort;
  readonly sessions: Sessions;
  readonly rateLimit: RateLimit;
  /** What was received and not yet judged; the closer waits for it. */
  readonly inFlight: InFlight;
  /** Requests go in by it; shut while the database is being exchanged. */
  readonly exchangeLock: ExchangeLock;
  /** Who is in the rooms of the live lanes. */
  readonly audience: Audience;
  /** How often lots were looked at, as far as it is not written down yet. */
  readonly views: Views;
  /** Lanes to practise with. */
  readonly rehearsals: Rehearsals;
  /** The way to the router. */
  readonly router: Router;
  /** What makes it a mock; without the controls nothing of it can be switched on. */
  readonly controls: Controls;
  /** Moves the whole house to another scene, state or time. */
  readonly sceneControl: SceneControl;
  readonly log: Log;
  /** Names the code that answers. */
  readonly buildId: string;
  /** When the database was open, ms since 1970 UTC on the real clock. */
  readonly startedAt: number;
}

export interface Router {
  readonly kind: "embedded" | "crossbar";
  /** Whether the publisher's link stands. */
  readonly connected: boolean;
  /** Closes this user's links; clients whose token still holds come back by themselves. */
  kick(userId: number): void;
  /** Whether it is meant to be there. A router elsewhere is there as long as the link stands. */
  readonly up: boolean;
  /** Takes it down with all links, or brings it back; null: it runs elsewhere and is not ours to take down. */
  readonly setUp: ((up: boolean) => void) | null;
}

/** Lanes to practise with. Each is a house of its own: a store that no real lot, person or dirham is in. */
export interface Rehearsals {
  /** Starts one, or leads back to one's own. Out: its lane. */
  start(user: SessionUser): Promise<number>;
  /** The houses in which something is rehearsed. */
  contexts(): readonly Context[];
  /**
   * The house in which a call is answered, its caller let in; null: the real one. At no cost where nothing is rehearsed.
   */
  contextFor(operation: OperationId, request: CallSubject): Context | null | Promise<Context | null>;
  /** The seq of every lane that is rehearsed, for the heartbeat. */
  seqs(): Promise<Record<string, number>>;
}

/** A call as far as it says what it is about. */
export interface CallSubject {
  readonly params: unknown;
  readonly body: unknown;
  readonly user: SessionUser | null;
}
