/**
 * One server of the fan-out bench in its own process. Arguments: its name, the number of links, bytes of an event.
 * The embedded broker tells its parent about each link that it disconnects.
 */
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { WebSocketServer, type WebSocket } from "ws";
import { startCrossbar } from "../crossbar/start.ts";
import { createBroker } from "../router/broker.ts";
import { ONE_ADDRESS } from "../router/limits.ts";
import { createPublisher } from "../src/publisher.ts";
import { SUBPROTOCOL, WAMP } from "../src/wamp.ts";

const [name, , bytes = "300"] = process.argv.slice(2);
/** An event like that of a lot, of about so many bytes on the wire. */
const PADDING = "x".repeat(Math.max(0, Number(bytes) - 120));
const PAYLOAD = { v: 1, epoch: "bench", prev: 0, seq: 1, at: 0, kind: "bid", padding: PADDING };
const SECRET = "bench";

interface Contender {
  readonly port: number;
  /** The process, or process group, whose processor time and memory count. */
  readonly pid: number;
  readonly isGroup: boolean;
  publish(): Promise<void>;
  close(): Promise<void> | void;
}

/** Sends the same bytes over every `ws` socket: the least possible work. */
async function bare(): Promise<Contender> {
  const sockets: WebSocket[] = [];
  const server = createServer();
  const upgrades = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    handleProtocols: () => SUBPROTOCOL,
  });
  server.on("upgrade", (request, socket, head) => {
    upgrades.handleUpgrade(request, socket, head, (webSocket) => {
      webSocket.on("message", (data: Buffer) => {
        const isHello = data.toString("latin1", 1, 3) === "1,";
        if (isHello) return webSocket.send(JSON.stringify([WAMP.WELCOME, 1, { roles: { broker: {} } }]));
        webSocket.send(JSON.stringify([WAMP.SUBSCRIBED, 1, 1]));
        sockets.push(webSocket);
      });
    });
  });
  return {
    ...(await listening(server)),
    async publish() {
      const event = Buffer.from(JSON.stringify([WAMP.EVENT, 1, 1, {}, [PAYLOAD]]));
      for (const socket of sockets) socket.send(event, { binary: false });
    },
    close: () => server.closeAllConnections(),
  };
}

function log({ event = "", reason = "" }: Readonly<Record<string, string | number>>): void {
  if (event === "cut") process.send?.({ cut: reason });
}

async function embedded(): Promise<Contender> {
  // No pause between writes, since the bench measures the cost of each write.
  const limits = { ...ONE_ADDRESS, pingEveryMs: 600_000, pauseMs: 0 };
  const router = createBroker({ authenticate: async () => null, backendSecret: SECRET, limits, log });
  const server = createServer();
  router.attach(server);
  const publisher = createPublisher({ router, secret: SECRET, authenticate: async () => null });
  if (!publisher.connected) await new Promise<void>((ready) => publisher.onChange(() => ready()));
  return {
    ...(await listening(server)),
    publish: () => publisher.publish("auction.lot.1", PAYLOAD),
    close: () => router.close(),
  };
}

/** Only the router's own processes count, not the publisher's cost. */
async function crossbar(): Promise<Contender> {
  const directory = await mkdtemp(join(tmpdir(), "marsa-fan-out-"));
  const probe = createServer();
  const { port } = await listening(probe);
  await new Promise((closed) => probe.close(closed));
  const router = await startCrossbar({
    port,
    secret: SECRET,
    origins: ["http://localhost:*"],
    directory,
    limits: false,
  });
  const publisher = createPublisher({ router: router.url, secret: SECRET, authenticate: async () => null });
  if (!publisher.connected) await new Promise<void>((ready) => publisher.onChange((yes) => yes && ready()));
  return {
    port,
    pid: router.pid,
    isGroup: true,
    publish: () => publisher.publish("auction.lot.1", PAYLOAD),
    async close() {
      publisher.close();
      await router.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function listening(server: Server): Promise<{ port: number; pid: number; isGroup: boolean }> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { port: (server.address() as AddressInfo).port, pid: process.pid, isGroup: false };
}

const contender = await { bare, embedded, crossbar }[name as "bare" | "embedded" | "crossbar"]();
process.on("message", async (message: { publish: number; together: boolean } | "close") => {
  if (message !== "close") {
    const sent: Promise<void>[] = [];
    for (let i = 0; i < message.publish; i += 1) {
      sent.push(contender.publish());
      if (!message.together) await nextTurn();
    }
    await Promise.all(sent);
    return;
  }
  await contender.close();
  process.exit();
});
const { port, pid, isGroup } = contender;
process.send?.({ port, pid, isGroup });
