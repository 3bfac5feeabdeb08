/** The server's one session on the router, the same for the embedded broker and for Crossbar. */
import { needsEligible, type Identity } from "./access.ts";
import { BackendSession } from "./backend-session.ts";
import { CrossbarAccess } from "./crossbar-access.ts";
import { RealtimeError } from "./errors.ts";
import { EventQueues } from "./event-queues.ts";
import { Heartbeats } from "./heartbeats.ts";
import { isHeartbeat } from "./moved.ts";
import { Presence } from "./presence.ts";
import { HEARTBEAT, parseTopic, type Topic } from "./topics.ts";
import { openWebSocket, type Transport } from "./transport.ts";

export interface PublishOptions {
  /**
   * User ids that alone receive the event. Required for `user.*` and `live.ctrl.*`, refused elsewhere. An empty
   * list sends nothing (Crossbar would take it for "everybody").
   */
  eligible?: readonly number[];
}

export interface PublisherOptions {
  /** Address of a router (`ws://…`), or the embedded broker itself. */
  router: string | EmbeddedRouter;
  /** The backend's wampcra secret. */
  secret: string;
  /** Returns the person of a token. Crossbar asks through this session; the embedded broker knows them already. */
  authenticate: (token: string) => Promise<Identity | null>;
  /** Reports each failed attempt and each end of a link. */
  log?: (error: RealtimeError) => void;
  /** ms between attempts; ms of silence after which a router counts as frozen. */
  retryMs?: number;
  patienceMs?: number;
}

export interface EmbeddedRouter {
  connect(): Transport;
  /** Returns whether anybody would get an event of this topic now; otherwise the event is not sent. */
  hears(topic: string): boolean;
  /**
   * Hands an event to its subscribers at once. Without this function, and where it returns false, events go over the
   * link.
   */
  publish?(topic: string, payload: object, eligible: readonly string[] | null): boolean;
  /** Ends the sessions of this person whose token does not hold any more. */
  checkTokens(userId: number): Promise<void>;
}

export interface LeftUser {
  session: number;
  /** Null for an anonymous visitor, and for a session that joined before this publisher. */
  userId: number | null;
}

export interface Publisher {
  readonly connected: boolean;
  /**
   * Publishes one event and resolves when the router has acknowledged it. A heartbeat also tells what moved on this
   * router since the last one.
   * @throws RealtimeError without a link, when the link is lost first, or when an earlier event of the topic failed
   *   (so that no later one overtakes it): publish again from the failed one on.
   */
  publish(topic: Topic, payload: object, options?: PublishOptions): Promise<void>;
  /** Takes note of an event that went to other routers only: the next heartbeat tells that the topic moved. */
  missed(topic: Topic, payload: object): void;
  /**
   * Reports every gain and loss of the link.
   * @returns A function that removes the listener.
   */
  onChange(listener: (connected: boolean) => void): () => void;
  /**
   * Reports that a session has left the router.
   * @returns A function that removes the listener.
   */
  onLeave(listener: (leaver: LeftUser) => void): () => void;
  /** Returns whether this user has a session on the router, as far as this publisher knows. */
  isHere(userId: number): boolean;
  /**
   * Ends every session of this user; their clients come back if the token still holds.
   * @returns The number of sessions.
   */
  kick(userId: number, reason?: string): Promise<number>;
  /** Ends the sessions of this user whose token does not hold any more, and no other. */
  checkTokens(userId: number): Promise<void>;
  /** Returns the number of sessions subscribed to the topic now. */
  countSubscribers(topic: Topic): Promise<number>;
  /** Returns the signed-in people subscribed to the topic now, each once. */
  peopleAt(topic: Topic): Promise<ReadonlySet<number>>;
  /** Leaves the router for good and rejects events without acknowledgement. */
  close(): void;
}

/** Starts connecting at once, and again whenever the link ends, until `close`. */
export function createPublisher(options: PublisherOptions): Publisher {
  return new RouterPublisher(options);
}

/** Parsed topics. */
const MOST_REMEMBERED = 20_000;
/** The result for events that the router has already, or that nobody would get: always the same one. */
const done = Promise.resolve();

class RouterPublisher implements Publisher {
  readonly #options: PublisherOptions;
  readonly #presence = new Presence((procedure, args) => this.#call(procedure, args));
  /** Recent topics, and whether their events are personal. */
  readonly #topics = new Map<Topic, boolean>();
  readonly #changeListeners = new Set<(connected: boolean) => void>();
  readonly #leaveListeners = new Set<(leaver: LeftUser) => void>();
  readonly #heartbeats = new Heartbeats((...event) => this.#publish(...event));
  readonly #queues = new EventQueues({
    send: (...event) => this.#send(...event),
    onDone: (topic, payload) => this.#heartbeats.note(topic, payload),
  });
  #session: BackendSession | null = null;
  #access: CrossbarAccess | null = null;
  #connected = false;
  #closed = false;
  #retry: NodeJS.Timeout | undefined;

  constructor(options: PublisherOptions) {
    this.#options = options;
    this.#connect();
  }

  get connected(): boolean {
    return this.#connected;
  }

  publish(topic: Topic, payload: object, options: PublishOptions = {}): Promise<void> {
    return topic === HEARTBEAT && isHeartbeat(payload) && this.#connected
      ? this.#heartbeats.publish(payload)
      : this.#publish(topic, payload, options.eligible);
  }

  missed(topic: Topic, payload: object): void {
    this.#heartbeats.note(topic, payload);
  }

  #publish(topic: Topic, payload: object, eligible: readonly number[] | undefined): Promise<void> {
    const isPersonal = this.#isPersonal(topic);
    if (isPersonal === null)
      return Promise.reject(new RealtimeError("UriError", { message: `No topic of ours: ${topic}` }));
    if (isPersonal !== (eligible !== undefined)) return Promise.reject(new RealtimeError("InvalidParam"));
    if (eligible?.length === 0) return done;
    if (!this.#connected) return this.#refuse(topic, payload, "No link to the router");
    if (this.#queues.isFull) return this.#refuse(topic, payload, "The router is too slow");
    const { router } = this.#options;
    const names = eligible?.map(String) ?? null;
    if (typeof router !== "string" && !this.#queues.has(topic)) {
      // A router elsewhere answers later, so asking first gains nothing.
      const hasSubscribers = router.hears(topic);
      if (hasSubscribers && !router.publish?.(topic, payload, names))
        return this.#queues.add(topic, payload, names);
      this.#heartbeats.note(topic, payload);
      return done;
    }
    return this.#queues.add(topic, payload, names);
  }

  #refuse(topic: Topic, payload: object, message: string): Promise<never> {
    this.#heartbeats.note(topic, payload);
    return Promise.reject(new RealtimeError("PublishError", { message }));
  }

  /** Returns whether events of a topic must name their recipients; null for an unknown topic. */
  #isPersonal(topic: Topic): boolean | null {
    const known = this.#topics.get(topic);
    if (known !== undefined) return known;
    const parsed = parseTopic(topic);
    if (!parsed) return null;
    if (this.#topics.size === MOST_REMEMBERED) this.#topics.clear();
    const isPersonal = needsEligible(parsed);
    this.#topics.set(topic, isPersonal);
    return isPersonal;
  }

  onChange(listener: (connected: boolean) => void): () => void {
    this.#changeListeners.add(listener);
    return () => this.#changeListeners.delete(listener);
  }

  onLeave(listener: (leaver: LeftUser) => void): () => void {
    this.#leaveListeners.add(listener);
    return () => this.#leaveListeners.delete(listener);
  }

  isHere(userId: number): boolean {
    return this.#presence.people.isHere(userId);
  }

  kick(userId: number, reason = "marsa.close.kicked"): Promise<number> {
    return this.#presence.kick(userId, reason);
  }

  async checkTokens(userId: number): Promise<void> {
    const { router } = this.#options;
    if (typeof router !== "string") return router.checkTokens(userId);
    await this.#presence.endOlder(userId);
    await this.#access?.checkTokens(userId);
  }

  countSubscribers(topic: Topic): Promise<number> {
    return this.#presence.countSubscribers(topic);
  }

  peopleAt(topic: Topic): Promise<ReadonlySet<number>> {
    return this.#presence.at(topic);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#session?.close();
  }

  #call(procedure: string, args: readonly unknown[]): Promise<unknown> {
    if (!this.#session || !this.#connected)
      return Promise.reject(new RealtimeError("CallError", { message: "No link to the router" }));
    return this.#session.call(procedure, args);
  }

  #connect(): void {
    const { router, secret, patienceMs = 8_000 } = this.#options;
    const transport = typeof router === "string" ? openWebSocket(router, patienceMs) : router.connect();
    const session = new BackendSession(transport, {
      secret,
      patienceMs,
      onJoin: () => void this.#joined(session),
      onEnd: (error) => this.#ended(error),
    });
    this.#session = session;
  }

  async #joined(session: BackendSession): Promise<void> {
    try {
      await session.subscribe("wamp.session.on_join", ([details]) => this.#presence.people.arrived(details));
      await session.subscribe("wamp.session.on_leave", ([id]) => this.#left(id as number));
      if (typeof this.#options.router === "string") {
        this.#access = new CrossbarAccess(session, this.#options.authenticate);
        await this.#access.register();
      }
      this.#change(true);
    } catch (error) {
      this.#options.log?.(error as RealtimeError);
      session.close();
    }
  }

  #ended(error: RealtimeError): void {
    this.#session = null;
    this.#access?.stop();
    this.#access = null;
    this.#presence.people.clear();
    this.#change(false);
    this.#queues.loseAll(error);
    if (this.#closed) return;
    this.#options.log?.(error);
    this.#retry = setTimeout(() => this.#connect(), this.#options.retryMs ?? 2_000);
  }

  #change(connected: boolean): void {
    if (this.#connected === connected) return;
    this.#connected = connected;
    for (const listener of this.#changeListeners) listener(connected);
  }

  #send(topic: Topic, payload: object, eligible: readonly string[] | null): Promise<unknown> {
    if (!this.#session)
      return Promise.reject(new RealtimeError("PublishError", { message: "No link to the router" }));
    return this.#session.publish(topic, payload, eligible);
  }

  #left(session: number): void {
    this.#access?.left(session);
    const userId = this.#presence.people.left(session);
    for (const listener of this.#leaveListeners) listener({ session, userId });
  }
}
