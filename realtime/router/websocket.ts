/** WebSocket links on an existing HTTP server, with their limits for origin, size, rate and silence. */
import type { IncomingHttpHeaders, IncomingMessage, Server } from "node:http";
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

/** A request for a WebSocket, as far as the router reads it. */
export interface Upgrade {
  readonly headers: IncomingHttpHeaders;
  /** The client's network address. */
  readonly address: string;
  /** Whether the server answers under the name in Host. */
  readonly isHostAllowed: boolean;
}

/** What the server of the port knows of an upgrade. */
export interface UpgradeChecks {
  /** Whether upgrades under this Host are answered; left out: all are. */
  isHostAllowed?: (host: string | undefined) => boolean;
  /** Returns the client's address where another process passed the upgrade on; null, or left out: the connection's. */
  addressOf?: (request: IncomingMessage) => string | null;
}

/** Takes an upgrade. `head` holds the bytes that came after its request. */
export type TakeUpgrade = (upgrade: Upgrade, socket: Duplex, head: Buffer) => void;

export interface WebSocketOptions extends Pick<Authenticators, "authenticate"> {
  limits: Limits;
  allowedOrigins: readonly string[];
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

  /** Pings nobody any more; sessions close the links. */
  stop(): void {
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

  /** Opens a link, or refuses it. */
  take(upgrade: Upgrade, socket: Duplex, head: Buffer): void {
    if (this.#isSuspended) return refuse(socket, SUSPENDED);
    const refusal = this.#refusal(upgrade);
    if (refusal) return this.#refuse(upgrade, socket, refusal);
    const token = tokenOf(upgrade.headers);
    if (token === null) this.#admit(null, upgrade, socket, head);
    else void this.#takeFor(token, upgrade, socket, head);
  }

  /** Counts the link to the person of the token, so that nobody else at the address can keep them out. */
  async #takeFor(token: string, upgrade: Upgrade, socket: Duplex, head: Buffer): Promise<void> {
    const onError = () => socket.destroy();
    socket.on("error", onError);
    const person = await accountOf(token, this.#options.authenticate);
    socket.off("error", onError);
    if (this.#isSuspended) return refuse(socket, SUSPENDED);
    this.#admit(person, upgrade, socket, head);
  }

  /** Opens the link if the person or the address has room for one more. */
  #admit(person: string | null, upgrade: Upgrade, socket: Duplex, head: Buffer): void {
    const { address, headers } = upgrade;
    const quotas = this.#quotasFor(person, address);
    if (!quotas) return this.#refuse(upgrade, socket, "429 Too Many Requests");
    // ws reads no list of protocols.
    const request = { method: "GET", headers: { ...headers, upgrade: "websocket" } } as IncomingMessage;
    this.#server.handleUpgrade(request, socket, head, (webSocket) =>
      this.#open(webSocket, socket, address, quotas),
    );
  }

  #refuse({ address }: Upgrade, socket: Duplex, status: string): void {
    this.#options.report("refused", address, status);
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

  #refusal({ headers, isHostAllowed }: Upgrade): string | null {
    const { origin, host } = headers;
    // A page whose name suddenly leads here (DNS rebinding) is its own server's page: only the name tells.
    if (!isHostAllowed) return "421 Misdirected Request";
    if (!isOriginAllowed(origin, host, this.#options.allowedOrigins)) return "403 Forbidden";
    const protocols = (headers["sec-websocket-protocol"] ?? "").split(",");
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

/**
 * Hands on the upgrades of a server under a path. Another upgrade is refused if no other listener exists.
 * @returns a function that ends this.
 */
export function listenForUpgrades(
  server: Server,
  path: string,
  { isHostAllowed, addressOf }: UpgradeChecks,
  take: TakeUpgrade,
): () => void {
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (asksForWebSocket(request, path)) {
      const { headers, socket: line } = request;
      const address = addressOf?.(request) ?? line.remoteAddress ?? "";
      take({ headers, address, isHostAllowed: isHostAllowed?.(headers.host) ?? true }, socket, head);
    } else if (server.listenerCount("upgrade") === 1) refuse(socket, "404 Not Found");
  };
  server.on("upgrade", onUpgrade);
  return () => void server.off("upgrade", onUpgrade);
}

/** Answers and cuts. What a stranger goes on sending would fill buffers of 64 KB, and these cost collections of garbage. */
export function refuse(socket: Duplex, status: string): void {
  socket.on("error", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}
