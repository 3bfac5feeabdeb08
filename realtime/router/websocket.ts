/** WebSocket links on an existing HTTP server, with their limits for origin, size, rate and silence. */
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer, type WebSocket } from "ws";
import { SUBPROTOCOL } from "../src/wamp.ts";
import { accountOf, tokenOf } from "./accounts.ts";
import { Addresses, type Address } from "./address.ts";
import { networkOf } from "./network.ts";
import type { Authenticators } from "./authentication.ts";
import { Incoming } from "./incoming.ts";
import type { Limits } from "./limits.ts";
import { isOriginAllowed } from "./origin.ts";
import type { Link } from "./host.ts";
import type { Session } from "./session.ts";
import { Turn } from "./turn.ts";
import { WebSocketLink } from "./websocket-link.ts";

export interface WebSocketOptions extends Pick<Authenticators, "authenticate"> {
  limits: Limits;
  allowedOrigins: readonly string[];
  isHostAllowed: (host: string | undefined) => boolean;
  open: (link: Link) => Session;
  /** Counts and logs connections that never became a session, and links that were cut. */
  report: (event: string, address: string, reason: string) => void;
}

const SUSPENDED = "503 Service Unavailable";

export class WebSocketLinks {
  readonly #options: WebSocketOptions;
  readonly #server: WebSocketServer;
  readonly #links = new Set<WebSocketLink>();
  readonly #addresses: Addresses;
  /** The same quotas for each signed-in person, whatever their address. */
  readonly #people: Addresses;
  readonly #detach: (() => void)[] = [];
  readonly #turn: Turn;
  #isSuspended = false;
  #pings: NodeJS.Timeout;
  #lastPing = 0;

  constructor(options: WebSocketOptions) {
    this.#options = options;
    this.#addresses = new Addresses(options.limits);
    this.#people = new Addresses(options.limits);
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

  /** Answers upgrades under the path. Another upgrade is refused if no other listener exists. */
  attach(server: Server, path: string): void {
    const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
      if (asksForWebSocket(request, path)) this.#upgrade(request, socket, head);
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
    if (this.#isSuspended) return refuse(socket, SUSPENDED);
    const refusal = this.#refusal(request);
    if (refusal) return this.#refuse(request, socket, refusal);
    const token = tokenOf(request.headers);
    if (token === null) this.#admit(null, request, socket, head);
    else void this.#upgradeFor(token, request, socket, head);
  }

  /** Counts the link to the person of the token, so that nobody else at the address can keep them out. */
  async #upgradeFor(token: string, request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const onError = () => socket.destroy();
    socket.on("error", onError);
    const person = await accountOf(token, this.#options.authenticate);
    socket.off("error", onError);
    if (this.#isSuspended) return refuse(socket, SUSPENDED);
    this.#admit(person, request, socket, head);
  }

  /** Opens the link if the person or the address has room for one more. */
  #admit(person: string | null, request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const address = addressOf(request);
    const quotas = this.#quotasFor(person, address);
    if (!quotas) return this.#refuse(request, socket, "429 Too Many Requests");
    // ws reads no list of protocols.
    request.headers.upgrade = "websocket";
    this.#server.handleUpgrade(request, socket, head, (webSocket) =>
      this.#open(webSocket, socket, address, quotas),
    );
  }

  #refuse(request: IncomingMessage, socket: Duplex, status: string): void {
    this.#options.report("refused", addressOf(request), status);
    refuse(socket, status);
  }

  /** Returns the quotas that have room for one more link: the person's, else the address's. */
  #quotasFor(person: string | null, address: string): Address | null {
    const now = performance.now();
    const own = person === null ? null : this.#people.at(person);
    if (own?.mayConnect(now)) return own;
    const shared = this.#addresses.at(networkOf(address));
    return shared.mayConnect(now) ? shared : null;
  }

  #refusal(request: IncomingMessage): string | null {
    const { allowedOrigins, isHostAllowed } = this.#options;
    const { origin, host } = request.headers;
    // A page whose name suddenly leads here (DNS rebinding) is its own server's page: only the name tells.
    if (!isHostAllowed(host)) return "421 Misdirected Request";
    if (!isOriginAllowed(origin, host, allowedOrigins)) return "403 Forbidden";
    const protocols = (request.headers["sec-websocket-protocol"] ?? "").split(",");
    return protocols.some((each) => each.trim() === SUBPROTOCOL) ? null : "400 Bad Request";
  }

  #open(webSocket: WebSocket, socket: Duplex, name: string, of: Address): void {
    const { limits, open, report } = this.#options;
    const ofPerson = (authid: string) => this.#people.at(authid);
    const onCut = (reason: string) => report("cut", name, reason);
    const turn = this.#turn;
    const link = new WebSocketLink({ webSocket, socket, limits, turn, onCut, name, of, ofPerson });
    const session = open(link);
    this.#links.add(link);
    const incoming = new Incoming(session, link, limits);
    // ws gets the bytes from here.
    const [read] = socket.listeners("data");
    socket.on("data", (bytes: Buffer) =>
      incoming.bytes(bytes, link.quotas, (part) => read?.call(socket, part)),
    );
    if (read) socket.off("data", read as () => void);
    webSocket.on("message", (data: Buffer, isBinary: boolean) => incoming.message(data, isBinary));
    webSocket.on("ping", (data: Buffer) => session.takeControlFrame() && link.pong(data));
    webSocket.on("pong", () => {
      link.unanswered = 0;
      session.takeControlFrame();
    });
    webSocket.on("error", (error) => {
      link.offended();
      report("broken", name, error.message);
    });
    webSocket.on("close", () => {
      this.#links.delete(link);
      link.ended();
      session.closed();
    });
  }

  #ping(): void {
    this.#addresses.sweep();
    this.#people.sweep();
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

/** Returns whether a request asks for a WebSocket of this path, alone or in a list of protocols. */
export function asksForWebSocket({ method, url = "", headers }: IncomingMessage, path: string): boolean {
  const [asked] = url.split("?");
  return method === "GET" && asked === path && /(^|,)\s*websocket\s*(,|$)/i.test(headers.upgrade ?? "");
}

function addressOf(request: IncomingMessage): string {
  return request.socket.remoteAddress ?? "";
}

/** Answers and cuts. What a stranger goes on sending would fill buffers of 64 KB, and these cost collections of garbage. */
function refuse(socket: Duplex, status: string): void {
  socket.on("error", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}
