/** Attacks of a stranger who needs no login, as fast as one process can. */
import { connect, type Socket } from "node:net";
import { REALM } from "../src/topics.ts";
import { SUBPROTOCOL, WAMP } from "../src/wamp.ts";

/** Wait before a link opens again: faster ones are a matter of the HTTP server, ms. */
const AGAIN_MS = 100;

/** The frames of one link; the attacker opens a new one when it ends. */
type Bytes = () => Buffer;

const HELLO = JSON.stringify([WAMP.HELLO, REALM, { roles: { subscriber: {}, publisher: {} } }]);
const PUBLISH = JSON.stringify([WAMP.PUBLISH, 1, { acknowledge: true }, "auction.lot.1", [1]]);

/** Name of each attack, its links, and their bytes after the handshake. */
export const ATTACKS = {
  "60,000 brackets": [2, () => text(HELLO, "[".repeat(60_000))],
  "a long string": [2, () => text(HELLO, `[32,1,{},"${"a".repeat(60_000)}"]`)],
  "small pings": [10, () => pings(10_000)],
  "empty fragments": [10, () => Buffer.concat([frame(0x01, ""), ...many(10_000, frame(0x00, ""))])],
  "refused publishes": [10, () => text(HELLO, ...many(1_000, PUBLISH))],
  "bad HELLOs": [10, () => text("[1,7]")],
  "nonsense before the login": [10, () => text("x".repeat(60_000))],
} satisfies Record<string, readonly [links: number, bytes: Bytes]>;

/** Starts an attack. Returns how to stop it. */
export function attack(url: string, name: keyof typeof ATTACKS): () => Promise<void> {
  const { hostname, port, pathname } = new URL(url);
  const [links, bytes] = ATTACKS[name];
  const load = bytes();
  const sockets = new Set<Socket>();
  let isOver = false;
  const open = (): void => {
    if (isOver) return;
    const socket = connect(Number(port), hostname, () => {
      socket.write(handshake(hostname, port, pathname));
      socket.once("data", () => floodSocket(socket, load));
      // The server's answers are read, so that it is never the reader who is slow.
      socket.resume();
    });
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      sockets.delete(socket);
      setTimeout(open, AGAIN_MS);
    });
  };
  for (let link = 0; link < links; link += 1) open();
  return async () => {
    isOver = true;
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 50));
  };
}

/** Writes the bytes again and again, as fast as the server takes them. */
function floodSocket(socket: Socket, load: Buffer): void {
  if (socket.destroyed) return;
  socket.write(load, () => setTimeout(() => floodSocket(socket, load), 1));
}

function handshake(host: string, port: string, path: string): string {
  const lines = [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}:${port}`,
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    `Sec-WebSocket-Protocol: ${SUBPROTOCOL}`,
  ];
  return `${lines.join("\r\n")}\r\n\r\n`;
}

const many = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);
const text = (...messages: string[]): Buffer =>
  Buffer.concat(messages.map((message) => frame(0x81, message)));
const pings = (count: number): Buffer => Buffer.concat(many(count, frame(0x89, "")));

/** Returns a frame of a client, masked by zeros. */
function frame(first: number, payload: string): Buffer {
  const data = Buffer.from(payload);
  const length = data.length < 126 ? [data.length] : [126, data.length >> 8, data.length & 255];
  length[0] = 0x80 | length[0]!;
  return Buffer.concat([Buffer.from([first, ...length, 0, 0, 0, 0]), data]);
}
