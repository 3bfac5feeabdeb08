/**
 * Starts either router for the probes: `ROUTER=embedded` (the default), `ROUTER=process` or `ROUTER=crossbar`.
 * Tokens of the probes: `user-7` is user 7, `staff-3` is staff, `slow-7` is user 7 after 200 ms, `short-9` is user
 * 9 for two seconds, `broken` cannot be checked; `user-7-phone` is user 7 until the token is revoked; all others are
 * invalid.
 */
import { once } from "node:events";
import { statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { cuttableLine } from "./cuttable-line.ts";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCrossbar, type Crossbar } from "../crossbar/start.ts";
import { createBroker, type Broker } from "../router/broker.ts";
import { RouterProcess, startRouterProcess } from "../router/process.ts";
import { ONE_ADDRESS, type Limits } from "../router/limits.ts";
import type { Identity } from "../src/access.ts";
import { createPublisher, type Publisher } from "../src/publisher.ts";
import type { Transport } from "../src/transport.ts";

const { ROUTER: asked } = process.env;
export const ROUTER = asked === "crossbar" ? "crossbar" : "embedded";
/** Starts the embedded router: `ROUTER=process` in a process of its own, as the server does. */
const startBroker = asked === "process" ? startRouterProcess : createBroker;
export const SECRET = "probe-secret";
/** A page that may connect, and one that may not. */
export const GOOD_ORIGIN = "https://auction.example.com";
export const BAD_ORIGIN = "https://evil.example.com";
const ORIGINS = ["https://auction.example.com:443"];

/** Short enough for tests, long enough for a busy machine; Crossbar's own limits are in its configuration. */
const LIMITS: Partial<Limits> = {
  ...ONE_ADDRESS,
  loginMs: 3_000,
  leaveMs: 300,
  pingEveryMs: 400,
  pongWithinMs: 2_500,
  connectionsPerAddress: 200,
};

export interface ProbeRouter {
  readonly url: string;
  readonly publisher: Publisher;
  /** Stops the router without a goodbye, waits `downMs`, and starts it again at the same address. */
  crash(downMs: number): Promise<void>;
  /** Cuts the publisher's link alone, until the returned function is called. */
  cut(): () => void;
  stop(): Promise<void>;
  /** Characters that the router has written to its log. */
  logged(): number;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Returns the person of a token of the probes. */
export async function authenticate(token: string): Promise<Identity | null> {
  const [kind = "", id, device] = token.split("-");
  const userId = Number(id);
  if (kind === "broken") throw new Error("The database is away");
  if (kind === "slow") await sleep(200);
  if (!["user", "staff", "slow", "short"].includes(kind) || !Number.isInteger(userId)) return null;
  if (revoked.has(token)) return null;
  if (device !== undefined) return { userId, role: "user", expiresAt: Date.now() + 3_600_000 };
  const expiry = kind === "short" ? { expiresAt: firstSeen(token) + 2_000 } : {};
  if (expiry.expiresAt !== undefined && Date.now() >= expiry.expiresAt) return null;
  return { userId, role: kind === "staff" ? "staff" : "user", ...expiry };
}

const revoked = new Set<string>();
/** Ends a token: nobody logs in with it any more. */
export function revoke(token: string): void {
  revoked.add(token);
}

const seen = new Map<string, number>();
function firstSeen(token: string): number {
  const at = seen.get(token) ?? Date.now();
  seen.set(token, at);
  return at;
}

/** Starts the chosen router with a connected publisher, without quotas of addresses. */
export async function startRouter(limits: Partial<Limits> = {}): Promise<ProbeRouter> {
  return begin(
    ROUTER === "crossbar" ? await crossbarRouter(false) : await embeddedRouter({ ...LIMITS, ...limits }),
  );
}

/** Starts the chosen router with the limits of the product. */
export async function startLimitedRouter(): Promise<ProbeRouter> {
  return begin(ROUTER === "crossbar" ? await crossbarRouter(true) : await embeddedRouter({}));
}

async function begin(router: ProbeRouter): Promise<ProbeRouter> {
  await connected(router.publisher);
  return router;
}

/** Resolves when the publisher has a link. */
export async function connected(publisher: Publisher): Promise<void> {
  if (publisher.connected) return;
  await new Promise<void>((resolve) => {
    const off = publisher.onChange((yes) => {
      if (!yes) return;
      off();
      resolve();
    });
  });
}

async function embeddedRouter(limits: Partial<Limits>): Promise<ProbeRouter> {
  const sockets = new Set<Socket>();
  let logged = 0;
  const make = (): { broker: Broker; server: Server } => {
    const broker = startBroker({
      authenticate,
      backendSecret: SECRET,
      allowedOrigins: ORIGINS,
      limits,
      log: (entry) => (logged += JSON.stringify(entry).length),
    });
    const server = createServer();
    server.on("connection", (socket) => {
      sockets.add(socket);
      socket.once("close", () => sockets.delete(socket));
    });
    broker.attach(server);
    return { broker, server };
  };
  let { broker, server } = make();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const lines = new Set<Transport>();
  let isCut = false;
  const publisher = createPublisher({
    router: {
      connect: () => {
        const line = broker.connect();
        lines.add(line);
        if (isCut) line.close();
        return line;
      },
      // A client of this process may hear of its subscription before the publisher does.
      hears: (topic) => asked === "process" || broker.hears(topic),
      checkTokens: (userId) => broker.checkTokens(userId),
      publish: (...event) => broker.publish(...event),
    },
    secret: SECRET,
    authenticate,
    retryMs: 100,
  });
  const end = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    server.close();
    broker.suspend();
    await broker.close();
  };
  return {
    url: `ws://127.0.0.1:${port}/ws`,
    publisher,
    logged: () => logged,
    crash: async (downMs) => {
      if (broker instanceof RouterProcess) {
        // The next process begins by itself, and refuses all until it may resume.
        broker.suspend();
        process.kill(broker.pid ?? 0, "SIGKILL");
        await sleep(downMs);
        return broker.resume();
      }
      await end();
      await sleep(downMs);
      ({ broker, server } = make());
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
    },
    cut: () => {
      isCut = true;
      for (const line of lines) line.close();
      lines.clear();
      return () => (isCut = false);
    },
    stop: async () => {
      publisher.close();
      await end();
    },
  };
}

async function crossbarRouter(limits: boolean): Promise<ProbeRouter> {
  const options = {
    port: await freePort(),
    secret: SECRET,
    origins: ORIGINS,
    directory: await mkdtemp(join(tmpdir(), "marsa-crossbar-")),
    limits,
  };
  let crossbar: Crossbar = await startCrossbar(options);
  const line = await cuttableLine(options.port);
  const publisher = createPublisher({
    router: `ws://127.0.0.1:${line.port}/ws`,
    secret: SECRET,
    authenticate,
    retryMs: 100,
  });
  return {
    url: crossbar.url,
    publisher,
    logged: () => statSync(join(options.directory, "crossbar.log")).size,
    crash: async (downMs) => {
      await crossbar.stop("SIGKILL");
      await sleep(downMs);
      crossbar = await startCrossbar(options);
    },
    cut: () => line.cut(),
    stop: async () => {
      publisher.close();
      line.close();
      await crossbar.stop();
      await rm(options.directory, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
