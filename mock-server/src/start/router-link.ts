/** Connects the server to the realtime router: embedded on the same port, or an external Crossbar. */
import { randomBytes } from "node:crypto";
import type { IncomingMessage, Server } from "node:http";
import type { Identity } from "@marsa/realtime/access";
import { createPublisher, type Publisher } from "@marsa/realtime/publisher";
import type { Broker, BrokerOptions } from "@marsa/realtime/router/broker";
import { ONE_ADDRESS } from "@marsa/realtime/router/limits";
import { startRouterProcess } from "@marsa/realtime/router/process";
import { asksForWebSocket } from "@marsa/realtime/router/websocket";
import { publishToAll } from "@marsa/realtime/several-routers";
import type { Router } from "../http/context.ts";
import type { Env } from "../env/env.ts";
import type { Log } from "../http/log.ts";
import { checkAddresses } from "../http/addresses/check-addresses.ts";
import { QUICK_IMPORTS } from "../threads/quick-imports.ts";
import { ROUTER_PATH } from "../http/mount/router-path.ts";
import type { Sessions } from "../http/sessions.ts";
import { isStaff } from "@marsa/api-spec/roles";

export interface RouterLink {
  /** Answers the server's WebSocket upgrades from now on, if the router is embedded. */
  attach(server: Server): void;
  readonly router: Router;
  readonly publisher: Publisher;
  /** The counts of the embedded router; null for an external one, which counts for itself. */
  readonly counts: (() => Readonly<Record<string, number>>) | null;
  /** Closes every connection with a goodbye. */
  close(): Promise<void>;
}

export interface RouterLinkParts {
  readonly env: Pick<
    Env,
    "publicUrl" | "allowedHosts" | "origins" | "production" | "wampUrl" | "wampSecret" | "limits"
  >;
  readonly sessions: Sessions;
  readonly log: Log;
  /** The client's address of an upgrade that an edge passed on; null: it came directly. */
  readonly addressOf?: ((request: IncomingMessage) => string | null) | undefined;
  /** Starts the embedded router; left out: in a process of its own. */
  readonly startRouter?: ((options: BrokerOptions) => Broker) | undefined;
}

const inOwnProcess = (options: BrokerOptions): Broker => startRouterProcess(options, QUICK_IMPORTS);

/** Longest time for a connection to close when the server stops, ms. */
const LEAVE_MS = 400;
/** Ordinary disconnects are not logged, nor logins that the end of the server cuts short. */
const ORDINARY: ReadonlySet<unknown> = new Set(["goodbye", "wamp.close.system_shutdown"]);

/** Returns whether an upgrade goes to an attached router. Any other one is ignored, as RFC 9110 says in 7.8. */
export function isForRouter(server: Server, request: IncomingMessage): boolean {
  return server.listenerCount("upgrade") > 0 && asksForWebSocket(request, ROUTER_PATH);
}

/** Opens the connection in the background, and reconnects after each break. */
export function openRouterLink({
  env,
  sessions,
  log,
  addressOf,
  startRouter = inOwnProcess,
}: RouterLinkParts): RouterLink {
  const authenticate = (token: string) => identityOf(sessions, token);
  const report = (error: Error) => log.warn("not connected to the router", { reason: error.message });
  const { wampUrl, wampSecret } = env;
  if (wampUrl !== null && wampSecret !== null) {
    const publishers = wampUrl
      .split(",")
      .map((url) => createPublisher({ router: url, secret: wampSecret, authenticate, log: report }));
    const [first] = publishers;
    const publisher = first && publishers.length === 1 ? first : publishToAll(publishers);
    return {
      attach: () => undefined,
      publisher,
      counts: null,
      router: routerOf("crossbar", publisher, null),
      close: async () => publisher.close(),
    };
  }
  const secret = randomBytes(32).toString("hex");
  const checkAddress = checkAddresses(env);
  const broker = startRouter({
    authenticate,
    backendSecret: secret,
    allowedOrigins: env.origins,
    isHostAllowed: (host) => checkAddress({ host }) === null,
    ...(addressOf && { addressOf }),
    limits: { leaveMs: LEAVE_MS, ...(!env.limits && ONE_ADDRESS) },
    log: ({ event, ...facts }) =>
      void (ORDINARY.has(event) || ORDINARY.has(facts.reason) || log.warn(`router ${event}`, facts)),
  });
  const publisher = createPublisher({ router: broker, secret, authenticate, log: report });
  return {
    attach: (server) => broker.attach(server, ROUTER_PATH),
    publisher,
    counts: () => broker.metrics(),
    router: routerOf("embedded", publisher, broker),
    async close() {
      publisher.close();
      await broker.close();
    },
  };
}

/**
 * Returns the router of the context.
 * @param broker the embedded broker; null for an external router.
 */
function routerOf(kind: Router["kind"], publisher: Publisher, broker: Broker | null): Router {
  let isUp = true;
  const setUp = (up: boolean) => {
    isUp = up;
    if (up) broker?.resume();
    else broker?.suspend();
  };
  return {
    kind,
    get up() {
      return broker ? isUp : publisher.connected;
    },
    setUp: broker && setUp,
    get connected() {
      return publisher.connected;
    },
    checkTokens(userId) {
      // Without a connection there is nothing to close.
      publisher.checkTokens(userId).catch(() => undefined);
    },
    kick(userId) {
      // Without a connection there is nothing to close. The router asks for the token again at every login.
      publisher.kick(userId).catch(() => undefined);
    },
  };
}

async function identityOf(sessions: Sessions, token: string): Promise<Identity | null> {
  const user = await sessions.find(token);
  if (!user || user.step) return null;
  const expiresAt = sessions.expiresAt(user.session);
  const identity: Identity = { userId: user.id, role: isStaff(user) ? "staff" : "user" };
  return expiresAt === null ? identity : { ...identity, expiresAt };
}
