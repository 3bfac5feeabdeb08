/** WebSocket links on an existing HTTP server, with their limits for origin, size, rate and silence. */
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer, type WebSocket } from "ws";
import { SUBPROTOCOL } from "../src/wamp.ts";
import { Addresses } from "./address.ts";
import { Incoming } from "./incoming.ts";
import type { Limits } from "./limits.ts";
import { isOriginAllowed } from "./origin.ts";
import type { Link } from "./host.ts";
import type { Session } from "./session.ts";
import { Turn } from "./turn.ts";
import { WebSocketLink } from "./websocket-link.ts";

export interface WebSocketOptions {
  limits: Limits;
  allowedOrigins: readonly string[];
  isHostAllowed: (host: string | undefined) => boolean;
  open: (link: Link) => Session;
  /** Counts and logs connections that never became a session, and links that were cut. */
  report: (event: string, address: string, reason: string) => void;
}

export class WebSocketLinks {
  readonly #options: WebSocketOptions;
  readonly #server: WebSocketServer;
  readonly #links = new Set<WebSocketLink>();
  readonly #addresses: Addresses;
  readonly #detach: (() => void)[] = [];
  readonly #turn: Turn;
  #isSuspended = false;
  #pings: NodeJS.Timeout;
  #lastPing = 0;

  constructor(options: WebSocketOptions) {
    this.#options = options;
    this.#addresses = new Addresses(options.limits);
    const { frameBytes, pauseMs, pingEveryMs } = options.limits;
    this.#turn = new Turn(pauseMs);
    this.#server = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      autoPong: false,
      maxPayload: frameBytes,
      handleProtocols: () => SUBPROTOCOL,
    });
    this.#pings = setInterval(() => this.#ping(), pingEveryMs);
    this.#pings.unref();
  }

  get size(): number {
    return this.#links.size;
  }

  /** Answers upgrades under the path. An upgrade for another path is refused if no other listener exists. */
  attach(server: Server, path: string): void {
    const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
      const [asked] = (request.url ?? "").split("?");
      if (asked === path) this.#upgrade(request, socket, head);
      else if (server.listenerCount("upgrade") === 1) refuse(socket, "404 Not Found");
    };
    server.on("upgrade", onUpgrade);
    this.#detach.push(() => server.off("upgrade", onUpgrade));
  }

  /** Takes no new links; sessions close the old ones. */
  stop(): void {
    for (const detach of this.#detach) detach();
    clearInterval(this.#pings);
  }

  /** Cuts every link, and refuses each that would still open, without a log line. */
  suspend(): void {
    this.#isSuspended = true;
    this.cut();
  }

  resume(): void {
    this.#isSuspended = false;
  }

  /** Cuts every remaining link. */
  cut(): void {
    for (const link of this.#links) link.cut();
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (this.#isSuspended) return refuse(socket, "503 Service Unavailable");
    const address = request.socket.remoteAddress ?? "";
    const refusal = this.#refusal(request, address);
    if (refusal) {
      this.#options.report("refused", address, refusal);
      return refuse(socket, refusal);
    }
    this.#server.handleUpgrade(request, socket, head, (webSocket) => this.#open(webSocket, socket, address));
  }

  #refusal(request: IncomingMessage, address: string): string | null {
    const { allowedOrigins, isHostAllowed } = this.#options;
    const { origin, host } = request.headers;
    // A page whose name suddenly leads here (DNS rebinding) is its own server's page: only the name tells.
    if (!isHostAllowed(host)) return "421 Misdirected Request";
    if (!isOriginAllowed(origin, host, allowedOrigins)) return "403 Forbidden";
    const protocols = (request.headers["sec-websocket-protocol"] ?? "").split(",");
    if (!protocols.some((name) => name.trim() === SUBPROTOCOL)) return "400 Bad Request";
    return this.#addresses.at(address).mayConnect(performance.now()) ? null : "429 Too Many Requests";
  }

  #open(webSocket: WebSocket, socket: Duplex, name: string): void {
    const { limits, open, report } = this.#options;
    const address = this.#addresses.at(name);
    const onCut = (reason: string) => report("cut", name, reason);
    const link = new WebSocketLink({ webSocket, socket, limits, turn: this.#turn, onCut, name, of: address });
    const session = open(link);
    this.#links.add(link);
    address.links += 1;
    const incoming = new Incoming(session, link, limits);
    // ws gets the bytes from here.
    const [read] = socket.listeners("data");
    socket.on("data", (bytes: Buffer) => incoming.bytes(bytes, address, (part) => read?.call(socket, part)));
    if (read) socket.off("data", read as () => void);
    webSocket.on("message", (data: Buffer, isBinary: boolean) => incoming.message(data, isBinary));
    webSocket.on("ping", (data: Buffer) => session.takeControlFrame() && link.pong(data));
    webSocket.on("pong", () => {
      link.unanswered = 0;
      session.takeControlFrame();
    });
    webSocket.on("error", (error) => {
      address.offended(performance.now());
      report("broken", name, error.message);
    });
    webSocket.on("close", () => {
      this.#links.delete(link);
      address.links -= 1;
      session.closed();
    });
  }

  #ping(): void {
    this.#addresses.sweep();
    const number = ++this.#lastPing;
    for (const link of this.#links) link.ping(number);
    // A later ping may still wait for its answer.
    const cut = () => {
      for (const link of this.#links)
        if (link.unanswered > 0 && link.unanswered <= number) link.cut("no answer to a ping");
    };
    // Answers that came while the machine paused are read first.
    setTimeout(() => setImmediate(cut), this.#options.limits.pongWithinMs).unref();
  }
}

/** Answers and cuts. What a stranger goes on sending would fill buffers of 64 KB, and these cost collections of garbage. */
function refuse(socket: Duplex, status: string): void {
  socket.on("error", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}
