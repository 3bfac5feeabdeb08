/** The dependencies that every handler, job and control receives. `create-context.ts` builds them. */
import type { Audience } from "../store/ports.ts";
import type { OperationId } from "@marsa/api-spec/generated/operations";
import type { AuctionClock } from "../clocks/auction-clock.ts";
import type { Controls, LoggedRequest } from "../ports/controls.ts";
import type { SceneControl } from "../ports/scene-control.ts";
import type { Quarantine } from "../store/quarantine.ts";
import type { Store } from "../store/store.ts";
import type { AuctionTerms } from "../domain/lot/terms.ts";
import type { Env } from "../env/env.ts";
import type { Answer, Http, Sent } from "./bindings.ts";
import type { ExchangeLock } from "./exchange-lock.ts";
import type { BoundedQueue } from "./limits/bounded-queue.ts";
import type { InFlight } from "./limits/in-flight.ts";
import type { OpenChallenges } from "./limits/open-challenges.ts";
import type { Places } from "./limits/places.ts";
import type { Log } from "./log.ts";
import type { RateLimit } from "./limits/rate-limit.ts";
import type { Route } from "./routes.ts";
import type { SessionUser, Sessions } from "./sessions.ts";
import type { Views } from "../live/views.ts";
import type { NoticeMailParts } from "../mail/notice-mail.ts";
import type { FilesPort, MessagePorts } from "../ports/outside.ts";
import type { Passwords } from "../tables/people/password.ts";

export interface Context extends MessagePorts {
  readonly env: Env;
  /** Drives auctions, deadlines and codes; may be frozen or set. */
  readonly clock: AuctionClock;
  /** ms since 1970 UTC, never frozen: for sessions and rate limits. Only a test takes it ahead. */
  readonly realNow: () => number;
  /** Lead of `realNow` over a system clock that went back, ms; usually 0. */
  readonly clockLead: () => number;
  readonly terms: AuctionTerms;
  readonly store: Store;
  /** Lots and users that take no commands. */
  readonly quarantine: Quarantine;
  /** Uploaded files. */
  readonly files: FilesPort;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly rateLimit: RateLimit;
  /** Challenges of sign-ins by a passkey alone. */
  readonly signInChallenges: OpenChallenges;
  /** Spreadsheets being made, one at a time. */
  readonly exports: BoundedQueue;
  /** Files being received or decoded. */
  readonly uploadPlaces: Places;
  /** Commands received and not judged yet; the job that closes lots waits for these commands. */
  readonly inFlight: InFlight;
  /** Lets requests in; closed while the database is being replaced. */
  readonly exchangeLock: ExchangeLock;
  /** Viewers of the live lanes. */
  readonly audience: Audience;
  /** Views of lots that are not stored yet. */
  readonly views: Views;
  /** Practice lanes. */
  readonly rehearsals: Rehearsals;
  /** The other processes of this server; null: it has none. */
  readonly cluster: Cluster | null;
  /** Connection to the router. */
  readonly router: Router;
  /** Parts of the mock. Without the controls none of these can be switched on. */
  readonly controls: Controls;
  /** Moves the whole server to another scene, state or time. */
  readonly sceneControl: SceneControl;
  /** The parts of notice mails besides the notice. */
  readonly noticeMails: NoticeMailParts;
  /** The public key by which browsers subscribe to this server's push. */
  readonly pushKey: () => string;
  readonly log: Log;
  /** Version of the running code. */
  readonly buildId: string;
  /** When the database was opened, ms since 1970 UTC on the real clock. */
  readonly startedAt: number;
}

export interface Router {
  readonly kind: "embedded" | "crossbar";
  /** Whether the publisher is connected. */
  readonly connected: boolean;
  /** Closes the user's connections. Clients with a valid token reconnect by themselves. */
  kick(userId: number): void;
  /** Closes the user's connections whose session has ended, and leaves their other devices alone. */
  checkTokens(userId: number): void;
  /** Whether the router is expected to run. An external router counts as running while the publisher is connected. */
  readonly up: boolean;
  /**
   * Stops the router with all its connections, or starts it again; null for an external router, which this server
   * does not control.
   */
  readonly setUp: ((up: boolean) => void) | null;
}

/**
 * What a server of several processes does otherwise: the owner writes the database and runs the jobs, edges answer reads
 * and pass on everything else (`edges/`).
 */
export interface Cluster {
  /** Wraps the answer of an operation. */
  around(route: Route, answer: Answer): Answer;
  /** What an edge wrote on a call that it passed on; null: the call came directly. */
  stampOf(c: Http): Stamp | null;
  /** Whether every command received before now is judged, here and on its way; false after `withinMs`. */
  inFlight(own: InFlight): InFlight;
  /** The part of an edge; null: this process is the owner. */
  readonly edge: {
    /** Has the owner answer a call; null: no answer is sent. `body`: as read already. */
    pass(c: Http, body?: unknown): Promise<Sent | null>;
    /** Adds a request to the owner's log. */
    log(request: LoggedRequest): void;
  } | null;
}

/** What an edge wrote on a call. */
export interface Stamp {
  /** When the last byte arrived at the edge, ms since 1970 UTC on the auction clock. */
  readonly receivedAt: number;
  /** Network address of the client. */
  readonly address: string;
}

/** Practice lanes. Each runs on a store of its own without real lots, people or money. */
export interface Rehearsals {
  /**
   * Starts a rehearsal, or returns the user's running one.
   * @returns the lane of the rehearsal.
   */
  start(user: SessionUser): Promise<number>;
  /** The contexts in which rehearsals run. */
  contexts(): readonly Context[];
  /**
   * The context that answers a call, with the caller signed in; null for the real one. Free of cost while no
   * rehearsal runs.
   */
  contextFor(operation: OperationId, request: CallSubject): Context | null | Promise<Context | null>;
  /** The seq of every rehearsal lane, for the heartbeat. */
  seqs(): Promise<Record<string, number>>;
}

/** The parts of a call that name its subject. */
export interface CallSubject {
  readonly params: unknown;
  readonly body: unknown;
  readonly user: SessionUser | null;
}
