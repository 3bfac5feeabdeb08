/**
 * How much the broker costs: deliveries per second of the server's own CPU time, next to a bare `ws` server that
 * writes one prepared frame to everybody, which is as little as can be done.
 * `node realtime/bench/fan-out.ts [subscribers=200] [events=5000] [rounds=3]`
 * Subscribers live in processes of their own. Each round runs both servers, one after the other.
 */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { WebSocket, WebSocketServer } from "ws";
import { createBroker } from "../router/broker.ts";
import { PreparedEvent } from "../router/subscriptions.ts";
import { createPublisher } from "../src/publisher.ts";
import { SUBPROTOCOL, WAMP } from "../src/wamp.ts";

const [subscribers = 200, events = 5_000, rounds = 3] = process.argv.slice(2).map(Number);
/** About 300 bytes on the wire, as an event of a lot has. */
const PAYLOAD = { v: 1, epoch: "bench", prev: 0, seq: 1, at: 0, kind: "bid", padding: "x".repeat(180) };
/** Events published at once; the next ones follow when all of them have arrived. */
const BURST = 4;

/** Publishes all events, from a fast source that lets the sockets drain. */
interface Contender {
  server: Server;
  publish: () => Promise<void>;
  close: () => Promise<void> | void;
}

function bare(): Contender {
  const sockets: Duplex[] = [];
  const server = createServer();
  const upgrades = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    handleProtocols: () => SUBPROTOCOL,
  });
  server.on("upgrade", (request, socket, head) => {
    upgrades.handleUpgrade(request, socket, head, (webSocket) => {
      webSocket.on("message", () => {
        webSocket.send(JSON.stringify([WAMP.SUBSCRIBED, 1, 1]));
        sockets.push(socket);
      });
    });
  });
  const publish = async (): Promise<void> => {
    const { frame } = new PreparedEvent([WAMP.EVENT, 1, 1, {}, [PAYLOAD]]);
    for (const socket of sockets) socket.write(frame);
  };
  return { server, publish, close: () => sockets.forEach((socket) => socket.destroy()) };
}

const authenticate = async () => null;

async function broker(): Promise<Contender> {
  const limits = {
    connectionsPerAddress: subscribers + 1,
    bufferedBytes: 256 * 1024 * 1024,
    pingEveryMs: 600_000,
  };
  const made = createBroker({ authenticate, backendSecret: "bench", limits });
  const server = createServer();
  made.attach(server);
  const publisher = createPublisher({ router: made, secret: "bench", authenticate });
  await new Promise<void>((resolve) => publisher.onChange(() => resolve()));
  return {
    server,
    publish: () => publisher.publish("auction.lot.1", PAYLOAD),
    close: () => {
      publisher.close();
      return made.close();
    },
  };
}

async function measure(name: string, contender: Contender): Promise<number> {
  contender.server.listen(0, "127.0.0.1");
  await once(contender.server, "listening");
  const { port } = contender.server.address() as AddressInfo;
  const child = fork(import.meta.filename, {
    env: { ...process.env, BENCH: `${port} ${name} ${subscribers}` },
  });
  await once(child, "message");
  const cpu = process.cpuUsage();
  for (let sent = 0; sent < events; sent += BURST) {
    const arrived = once(child, "message");
    await Promise.all(Array.from({ length: BURST }, () => contender.publish()));
    await arrived;
  }
  const { user, system } = process.cpuUsage(cpu);
  await end(child);
  await contender.close();
  contender.server.close();
  return (subscribers * events) / ((user + system) / 1e6);
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill();
  await gone;
}

/** The subscribers: tell the parent when all are subscribed, and whenever all have heard a burst. */
function subscribe(port: string, name: string, count: number): void {
  let [subscribed, heard] = [0, 0];
  const send = process.send?.bind(process);
  for (let at = 0; at < count; at += 1) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, SUBPROTOCOL, { perMessageDeflate: false });
    const say = (message: unknown[]): void => socket.send(JSON.stringify(message));
    const ask = (): void => say([WAMP.SUBSCRIBE, 1, {}, "auction.lot.1"]);
    socket.on("open", () =>
      name === "broker" ? say([WAMP.HELLO, "realm1", { roles: { subscriber: {} } }]) : ask(),
    );
    socket.on("message", (data: Buffer) => {
      const kind = data.toString("latin1", 1, 3);
      if (kind === "36") heard += 1;
      else if (kind === "2,") ask();
      else if (kind === "33") subscribed += 1;
      if (kind === "33" && subscribed === count) send?.("ready");
      if (kind === "36" && heard % (count * BURST) === 0) send?.("all");
    });
  }
}

const thousands = (value: number): string => `${Math.round(value / 1_000)}k`;
const child = process.env["BENCH"]?.split(" ");
if (child) {
  const [port = "", name = "", count] = child;
  subscribe(port, name, Number(count));
} else {
  for (let round = 1; round <= rounds; round += 1) {
    const floor = await measure("bare", bare());
    const ours = await measure("broker", await broker());
    const share = Math.round((100 * ours) / floor);
    console.log(
      `${round}: bare ws ${thousands(floor)}, broker ${thousands(ours)} deliveries per CPU second (${share} %)`,
    );
  }
}
