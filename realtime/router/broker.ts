/** The embedded WAMP broker on the API's own port: one realm, publish and subscribe, a few procedures. */
import type { Server } from "node:http";
import type { Match } from "../src/access.ts";
import type { Transport } from "../src/transport.ts";
import type { Dict } from "../src/wamp.ts";
import { loginMethods, type Authenticators, type LoginMethod } from "./authentication.ts";
import { InProcessLinks } from "./in-process.ts";
import { DEFAULT_LIMITS, type Limits } from "./limits.ts";
import { LogQuota } from "./log-quota.ts";
import { routerProcedures } from "./procedures.ts";
import { READS_TOO_SLOWLY, type Host, type Link, type Peer } from "./host.ts";
import { Refusal } from "./requests.ts";
import { Session } from "./session.ts";
import { Subscriptions, type OnHeard, type Subscription } from "./subscriptions.ts";
import { listenForUpgrades, WebSocketLinks, type TakeUpgrade, type UpgradeChecks } from "./websocket.ts";

export interface BrokerOptions extends Authenticators, UpgradeChecks {
  /** Allowed origins besides the page's own: `scheme://host:port`, the port always written out, `*` as wildcard. */
  allowedOrigins?: readonly string[];
  limits?: Partial<Limits>;
  /** Logs one line per refusal, abort, goodbye and broken link, within the quotas. Never a token. */
  log?: (entry: Readonly<Record<string, string | number>>) => void;
}

/** The broker as its server uses it, in the server's process or in one of its own. */
export interface Broker {
  /** Answers WebSocket upgrades of this server under the path (`/ws`). */
  attach(server: Server, path?: string): void;
  /** Opens a link within the process for the publisher: the same session without a socket. */
  connect(): Transport;
  /** Returns whether anybody is subscribed to this topic, or to a matching pattern. */
  hears(topic: string): boolean;
  /**
   * Delivers an event of the backend without its link.
   * @param eligible The authids that may receive the event; null: all.
   * @returns whether the broker has taken it; a busy one takes no more for a moment.
   */
  publish(topic: string, payload: object, eligible: readonly string[] | null): boolean;
  /** Ends the sessions of this person whose token does not hold any more. */
  checkTokens(userId: number): Promise<void>;
  /** Counts since the start, and present ones. */
  metrics(): Readonly<Record<string, number>>;
  /** Cuts every link without a message, as if the router had died, and refuses new ones until `resume`. */
  suspend(): void;
  resume(): void;
  /** Says goodbye to all clients, and disconnects those that do not leave in time. */
  close(): Promise<void>;
}

/** A broker that also takes upgrades which another process listens for. */
export interface LocalBroker extends Broker {
  readonly take: TakeUpgrade;
}

/**
 * Makes a broker without a port: attach it to a server.
 * @param onHeard gets each topic or pattern with its first subscriber, and without its last one.
 */
export function createBroker(options: BrokerOptions, onHeard?: OnHeard): LocalBroker {
  const core = new BrokerCore(options, onHeard);
  const links = new WebSocketLinks({
    limits: core.limits,
    authenticate: options.authenticate,
    allowedOrigins: options.allowedOrigins ?? [],
    open: (link) => core.open(link),
    report: (event, address, reason) => core.note({ event, address, reason }, address),
  });
  const within = new InProcessLinks((link) => core.open(link));
  const detach: (() => void)[] = [];
  const take: TakeUpgrade = (...upgrade) => links.take(...upgrade);
  return {
    attach(server, path = "/ws") {
      detach.push(listenForUpgrades(server, path, options, take));
    },
    take,
    connect: () => within.connect(),
    hears: (topic) => core.hears(topic),
    publish(topic, payload, eligible) {
      core.publish(null, topic, [payload], undefined, eligible ? { eligible_authid: eligible } : {});
      return true;
    },
    checkTokens: (userId) => core.checkTokens(String(userId)),
    suspend() {
      links.suspend();
      within.suspend();
    },
    resume() {
      links.resume();
      within.resume();
    },
    metrics: () => ({ ...core.metrics(), links: links.size }),
    close: async () => {
      for (const end of detach) end();
      links.stop();
      core.goodbyeToAll();
      const deadline = performance.now() + core.limits.leaveMs;
      while (links.size > 0 && performance.now() < deadline)
        await new Promise((resolve) => setTimeout(resolve, 10));
      links.cut();
    },
  };
}

const SHUTDOWN = "wamp.close.system_shutdown";

class BrokerCore implements Host {
  readonly limits: Limits;
  readonly methods: ReadonlyMap<string, LoginMethod>;
  readonly #log: LogQuota;
  readonly #sessions = new Map<number, Session>();
  readonly #subscriptions: Subscriptions;
  readonly #procedures: ReturnType<typeof routerProcedures>;
  #closing = false;
  readonly #counts: Record<string, number> = { sessions: 0, published: 0, delivered: 0, slow_reader: 0 };

  constructor(options: BrokerOptions, onHeard?: OnHeard) {
    this.#subscriptions = new Subscriptions(onHeard);
    this.limits = { ...DEFAULT_LIMITS, ...options.limits };
    this.methods = loginMethods(options);
    this.#procedures = routerProcedures(this.#sessions, this.#subscriptions, options.backendSecret);
    this.#log = new LogQuota(this.limits, options.log ?? (() => {}));
  }

  open(link: Link): Session {
    let id = randomId();
    while (this.#sessions.has(id)) id = randomId();
    const session = new Session(id, link, this);
    this.#sessions.set(id, session);
    if (this.#closing) session.goodbye(SHUTDOWN);
    return session;
  }

  async checkTokens(authid: string): Promise<void> {
    const own = [...this.#sessions.values()].filter(({ principal }) => principal?.authid === authid);
    await Promise.all(own.map((session) => session.checkToken()));
  }

  metrics(): Record<string, number> {
    return { ...this.#counts, open: this.#sessions.size, subscriptions: this.#subscriptions.size };
  }

  /** Ends every session, and every session that would still open. */
  goodbyeToAll(): void {
    this.#closing = true;
    for (const session of this.#sessions.values()) session.goodbye(SHUTDOWN);
  }

  note(entry: { event: string } & Record<string, string | number>, address: string): void {
    const { event, reason } = entry;
    this.#counts[event] = (this.#counts[event] ?? 0) + 1;
    if (reason === READS_TOO_SLOWLY) this.#counts["slow_reader"]! += 1;
    this.#log.write(entry, address);
  }

  report(event: string, peer: Peer, reason: string): void {
    const authid = peer.principal?.authid ?? "";
    this.note({ event, session: peer.id, authid, reason }, peer.address);
  }

  ended(peer: Peer): void {
    this.#sessions.delete(peer.id);
  }

  joined(peer: Peer): void {
    this.#counts["sessions"]! += 1;
    const { authid, role } = peer.principal ?? { authid: "", role: "" };
    this.#tell("wamp.session.on_join", [{ session: peer.id, authid, authrole: role }]);
  }

  left(peer: Peer): void {
    for (const subscription of peer.subscriptions) this.#take(peer, subscription);
    this.#tell("wamp.session.on_leave", [peer.id]);
  }

  subscribe(peer: Peer, uri: string, match: Match): number {
    const { subscription, created, added } = this.#subscriptions.add(peer, uri, match);
    peer.subscriptions.add(subscription);
    const { id } = subscription;
    if (uri.startsWith("wamp.")) return id;
    if (created)
      this.#tell("wamp.subscription.on_create", [peer.id, { id, created: subscription.created, uri, match }]);
    if (added) this.#tell("wamp.subscription.on_subscribe", [peer.id, id]);
    return id;
  }

  unsubscribe(peer: Peer, id: number): boolean {
    const subscription = this.#subscriptions.get(id);
    if (!subscription || !peer.subscriptions.has(subscription)) return false;
    this.#take(peer, subscription);
    return true;
  }

  publish(peer: Peer | null, topic: string, args: unknown, kwargs: unknown, options: Dict): number {
    const id = randomId();
    this.#counts["published"]! += 1;
    this.#counts["delivered"]! += this.#subscriptions.publish({ id, topic, args, kwargs }, options, peer);
    return id;
  }

  hears(topic: string): boolean {
    return this.#subscriptions.hears(topic);
  }

  call(name: string, args: readonly unknown[]): unknown {
    const procedure = this.#procedures.get(name);
    if (!procedure) throw new Refusal("wamp.error.no_such_procedure", `There is no ${name}`);
    return procedure(args);
  }

  #take(peer: Peer, subscription: Subscription): void {
    peer.subscriptions.delete(subscription);
    const { deleted } = this.#subscriptions.remove(peer, subscription);
    if (subscription.uri.startsWith("wamp.")) return;
    this.#tell("wamp.subscription.on_unsubscribe", [peer.id, subscription.id]);
    if (deleted) this.#tell("wamp.subscription.on_delete", [peer.id, subscription.id]);
  }

  #tell(topic: string, args: readonly unknown[]): void {
    this.#subscriptions.publish({ id: randomId(), topic, args, kwargs: undefined }, {}, null);
  }
}

const randomId = (): number => 1 + Math.floor(Math.random() * (2 ** 53 - 1));
