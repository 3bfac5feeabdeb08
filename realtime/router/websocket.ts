/** WebSocket links on an existing HTTP server, with their limits for origin, size, rate and silence. */
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer, type WebSocket } from "ws";
import { SUBPROTOCOL } from "../src/wamp.ts";
import type { Limits } from "./limits.ts";
import { isOriginAllowed } from "./origin.ts";
import type { Link } from "./host.ts";
import type { Session } from "./session.ts";
import type { PreparedEvent } from "./subscriptions.ts";
import { Turn, type Flushable } from "./turn.ts";

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
  readonly #perAddress = new Map<string, number>();
  readonly #detach: (() => void)[] = [];
  readonly #turn: Turn;
  #isSuspended = false;
  #pings: NodeJS.Timeout;

  constructor(options: WebSocketOptions) {
    this.#options = options;
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
    const { allowedOrigins, isHostAllowed, limits } = this.#options;
    const { origin, host } = request.headers;
    // A page whose name suddenly leads here (DNS rebinding) is its own server's page: only the name tells.
    if (!isHostAllowed(host)) return "421 Misdirected Request";
    if (!isOriginAllowed(origin, host, allowedOrigins)) return "403 Forbidden";
    const protocols = (request.headers["sec-websocket-protocol"] ?? "").split(",");
    if (!protocols.some((name) => name.trim() === SUBPROTOCOL)) return "400 Bad Request";
    if ((this.#perAddress.get(address) ?? 0) >= limits.connectionsPerAddress) return "429 Too Many Requests";
    return null;
  }

  #open(webSocket: WebSocket, socket: Duplex, address: string): void {
    const { limits, open, report } = this.#options;
    const onCut = (reason: string) => report("cut", address, reason);
    const link = new WebSocketLink(webSocket, socket, limits, this.#turn, onCut);
    const session = open(link);
    this.#links.add(link);
    this.#perAddress.set(address, (this.#perAddress.get(address) ?? 0) + 1);
    webSocket.on("message", (data: Buffer, isBinary: boolean) => receive(session, data, isBinary));
    webSocket.on("error", (error) => report("broken", address, error.message));
    webSocket.on("close", () => {
      this.#links.delete(link);
      const left = (this.#perAddress.get(address) ?? 1) - 1;
      if (left > 0) this.#perAddress.set(address, left);
      else this.#perAddress.delete(address);
      session.closed();
    });
  }

  #ping(): void {
    const asked = [...this.#links];
    for (const link of asked) link.ping();
    const cut = () => {
      for (const link of asked) if (!link.answered) link.cut("no answer to a ping");
    };
    // Answers that came while the machine paused are read first.
    setTimeout(() => setImmediate(cut), this.#options.limits.pongWithinMs).unref();
  }
}

function receive(session: Session, data: Buffer, isBinary: boolean): void {
  if (isBinary) return session.violation("Text frames only");
  let message: unknown;
  try {
    message = JSON.parse(data.toString());
  } catch {
    return session.violation("Not JSON");
  }
  session.receive(message);
}

function refuse(socket: Duplex, status: string): void {
  socket.on("error", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

class WebSocketLink implements Link, Flushable {
  /** Whether the last ping was answered. */
  answered = true;
  readonly #webSocket: WebSocket;
  readonly #socket: Duplex;
  readonly #limits: Limits;
  readonly #turn: Turn;
  readonly #onCut: (reason: string) => void;
  /** Frames of the present turn. */
  readonly #waiting: Buffer[] = [];

  constructor(
    webSocket: WebSocket,
    socket: Duplex,
    limits: Limits,
    turn: Turn,
    onCut: (reason: string) => void,
  ) {
    this.#webSocket = webSocket;
    this.#socket = socket;
    this.#limits = limits;
    this.#turn = turn;
    this.#onCut = onCut;
    webSocket.on("pong", () => (this.answered = true));
    // `ws` would pile up answers for a client that pings without end and never reads.
    webSocket.on("ping", (data) => this.#writable() && webSocket.pong(data));
  }

  send(message: readonly unknown[]): void {
    this.flush();
    if (this.#writable()) this.#webSocket.send(JSON.stringify(message));
  }

  /**
   * Writes the shared frame past `ws` at the end of the turn. Without compression `ws` holds no data back, and
   * other messages let earlier events go first.
   */
  deliver(event: PreparedEvent): void {
    if (this.#waiting.push(event.frame) === 1) this.#turn.add(this);
  }

  flush(): void {
    const frames = this.#waiting;
    if (frames.length === 0) return;
    if (this.#writable()) {
      const [only] = frames;
      if (frames.length === 1 && only) this.#socket.write(only);
      else this.#writeAll(frames);
    }
    frames.length = 0;
  }

  /** One system call for all of them. */
  #writeAll(frames: readonly Buffer[]): void {
    this.#socket.cork();
    for (const frame of frames) this.#socket.write(frame);
    this.#socket.uncork();
  }

  close(): void {
    this.flush();
    this.#webSocket.close(1000);
    const impatience = setTimeout(() => this.#webSocket.terminate(), this.#limits.leaveMs);
    this.#webSocket.once("close", () => clearTimeout(impatience));
  }

  ping(): void {
    if (this.#webSocket.readyState !== this.#webSocket.OPEN) return;
    this.answered = false;
    this.#webSocket.ping();
  }

  cut(reason?: string): void {
    if (reason && this.#webSocket.readyState !== this.#webSocket.CLOSED) this.#onCut(reason);
    this.#webSocket.terminate();
  }

  #writable(): boolean {
    if (this.#webSocket.readyState !== this.#webSocket.OPEN) return false;
    if (this.#socket.writableLength <= this.#limits.bufferedBytes) return true;
    this.cut("reads too slowly");
    return false;
  }
}
