/** An edge's way to its owner: follows the owner's state, and passes on the calls that the owner answers. */
import { request, type IncomingMessage, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { operations, type OperationId } from "@marsa/api-spec/generated/operations";
import { asksForWebSocket, refuse as refuseUpgrade } from "@marsa/realtime/router/websocket";
import { headerOf, type Answer, type Http, type Sent } from "../http/bindings.ts";
import type { Cluster } from "../http/context.ts";
import { FAULT_HEADER } from "../http/faults/fault-header.ts";
import { refuse } from "../http/handler.ts";
import type { Log } from "../http/log.ts";
import { asItIs, receive } from "../http/receive.ts";
import { createRequestIds } from "../http/request-id.ts";
import { sentProblem } from "../http/responses.ts";
import { ROUTER_PATH } from "../http/mount/router-path.ts";
import { OwnerNeeded } from "../store/errors.ts";
import { Calls, hasBody, wasNotSent } from "./calls.ts";
import { Line } from "./line.ts";
import { createOwnerClock, type OwnerClock } from "./owner-clock.ts";
import {
  EDGE_HEADER,
  EDGE_PATH,
  PATIENCE_MS,
  stampText,
  type FromEdge,
  type FromOwner,
  type OwnerState,
} from "./wire.ts";

/** An edge that cannot serve. The message says what to do. */
export class EdgeRefused extends Error {
  override readonly name = "EdgeRefused";
}

const LOOK_AGAIN_MS = 50;
/** How often a call is sent to owners that end before they answer it: it may be what ends them. */
const MOST_OFFERS = 3;
/** How often the edge compares clocks with the owner, ms. */
const COMPARE_EVERY_MS = 1_000;
/** Commands are small; a form passes as it comes. */
const MOST_BODY_BYTES = 64 * 1024;

/** Reads that show what only the owner's memory knows: viewers, running commands, rehearsals, the router. */
const OF_OWNER: ReadonlySet<OperationId> = new Set([
  "getHealth",
  "getQueue",
  "getLaneBoard",
  "listRehearsals",
  "getBidByKey",
]);
const NOT_HERE = "503 Service Unavailable";
const AWAY = refuse("UNAVAILABLE", {}, { "retry-after": "1" });

/** A command at the owner. */
interface Command {
  /** Its receipt on the owner's clock, ms. */
  readonly at: number;
  readonly answered: Promise<unknown>;
}

export interface EdgeParts {
  /** Address of the owner; null: `leadTo` names it. */
  readonly ownerUrl: string | null;
  readonly secret: string;
  readonly slowestBodyMs: number;
  readonly log: Log;
  /** Gets the owner's state whenever it may have changed, one after the other. */
  readonly apply: (state: OwnerState) => Promise<void>;
  /** How long the edge looks for its owner at its start, ms; left out: until it is there. */
  readonly lookMs?: number | undefined;
  /** There is no owner, or it refuses this edge at its start. */
  readonly refused: (error: EdgeRefused) => void;
  /** The edge's own clock, ms; left out: that of the process. */
  readonly ticks?: () => number;
}

/** Connects to the owner, and again whenever the connection ends. */
export class Edge implements Cluster {
  /** The owner's system clock. */
  readonly clock: OwnerClock;
  readonly edge: Cluster["edge"];
  readonly #parts: EdgeParts;
  readonly #ticks: () => number;
  #owner: URL | null = null;
  #calls: Calls | null = null;
  readonly #requestId = createRequestIds();
  readonly #opened = Promise.withResolvers<void>();
  /** Commands on lots and lanes that are at the owner. Others may wait for a lot to close, such as a move of the clock. */
  readonly #commands = new Set<Command>();
  /** The owner knows that everything stamped up to here is handed on, ms. */
  #handedOn = -Infinity;
  /** Ends the present connection to the owner, or the try to open it. */
  #cut: () => void = () => undefined;
  #line: Line<FromOwner, FromEdge> | null = null;
  readonly #webSockets = new Set<Duplex>();
  #state: OwnerState | null = null;
  #applied: Promise<void> = Promise.resolve();
  #isClosed = false;
  readonly #looking: NodeJS.Timeout | null;

  constructor(parts: EdgeParts) {
    this.#parts = parts;
    this.#ticks = parts.ticks ?? (() => performance.timeOrigin + performance.now());
    this.clock = createOwnerClock(this.#ticks);
    this.leadTo(parts.ownerUrl);
    this.edge = {
      pass: (c, body) => this.pass(c, body),
      log: (logged) => this.#line?.tell({ request: logged }),
    };
    const { lookMs } = parts;
    this.#looking = lookMs === undefined ? null : setTimeout(() => this.#giveUp(lookMs), lookMs);
    this.#connect();
  }

  /** Whether it was led to an owner, which may start again at the moment. */
  get hasOwner(): boolean {
    return this.#owner !== null;
  }

  /** Resolves once the first state of the owner is applied. */
  get opened(): Promise<void> {
    return this.#opened.promise;
  }

  /** Leads to this owner from now on; null: to none. Calls on their way to another one are offered to this one. */
  leadTo(ownerUrl: string | null): void {
    this.#owner = ownerUrl === null ? null : new URL(ownerUrl);
    this.#line = this.#state = null;
    this.#cut();
    this.#calls?.close();
    this.#calls = this.#owner && new Calls(this.#owner);
    for (const socket of this.#webSockets) socket.destroy();
  }

  around({ id }: { readonly id: OperationId }, answer: Answer): Answer {
    const { tag, changes, keyed } = operations[id];
    if (keyed) return (c) => this.pass(c, undefined, true);
    if (changes || tag === "controls" || OF_OWNER.has(id)) return (c) => this.pass(c);
    return async (c, requestId) => {
      if (this.#state?.hasFaults || headerOf(c, FAULT_HEADER) !== undefined) return this.pass(c);
      try {
        return await answer(c, requestId);
      } catch (error) {
        if (error instanceof OwnerNeeded) return this.pass(c, error.body);
        throw error;
      }
    };
  }

  stampOf(): null {
    return null;
  }

  inFlight(own: Parameters<Cluster["inFlight"]>[0]): ReturnType<Cluster["inFlight"]> {
    return own;
  }

  /** Passes the WebSockets of this server on to the owner's router. Returns a function that ends this. */
  attach(server: Server): () => void {
    const pass = (asked: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (asked.headers[EDGE_HEADER] !== undefined) return refuseUpgrade(socket, NOT_HERE);
      if (!asksForWebSocket(asked, ROUTER_PATH)) return;
      const lines = [`GET ${asked.url} HTTP/1.1`, `${EDGE_HEADER}: ${this.#stampOf(asked.socket, 0)}`];
      for (let i = 0; i < asked.rawHeaders.length; i += 2)
        if (asked.rawHeaders[i]!.toLowerCase() !== EDGE_HEADER)
          lines.push(`${asked.rawHeaders[i]}: ${asked.rawHeaders[i + 1]}`);
      this.#pipe(socket, Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), head]));
    };
    server.on("upgrade", pass);
    return () => void server.off("upgrade", pass);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#looking ?? undefined);
    if (this.#commands.size === 0) await this.#line?.ask({ leaves: true }).catch(() => null);
    this.leadTo(null);
  }

  #stampOf(client: Socket | undefined, at: number): string {
    return stampText(this.#parts.secret, at, client?.remoteAddress ?? "");
  }

  #pipe(socket: Duplex, head: Buffer): void {
    if (!this.#owner) return refuseUpgrade(socket, NOT_HERE);
    const router = connect(Number(this.#owner.port), this.#owner.hostname);
    this.#webSockets.add(router);
    router.on("error", () => refuseUpgrade(socket, NOT_HERE));
    router.on("close", () => this.#webSockets.delete(router) && socket.destroy());
    socket.on("error", () => socket.destroy()).on("close", () => router.destroy());
    router.on("connect", () => {
      router.setNoDelay(true).write(head);
      socket.pipe(router).pipe(socket);
    });
  }

  #connect(): void {
    const owner = this.#owner;
    if (!owner) return this.#again();
    const { hostname: host, port } = owner;
    const headers = {
      connection: "Upgrade",
      upgrade: "marsa-edge",
      [EDGE_HEADER]: this.#stampOf(undefined, 0),
    };
    const asked = request({ host, port, path: EDGE_PATH, headers });
    this.#cut = () => asked.destroy();
    asked.on("error", () => this.#again());
    asked.on("response", (response) => {
      response.resume();
      if (response.statusCode === 503) this.#looking?.refresh();
      // Later it may be an owner that ends: the next one has the secret again.
      if (response.statusCode !== 403 || this.#state) this.#again();
      else
        this.#parts.refused(
          new EdgeRefused(
            `The owner at ${owner.origin} has another EDGE_SECRET. Give this edge the same one.`,
          ),
        );
    });
    asked.on("upgrade", (_response, socket, head) => void this.#follow(socket, head));
    asked.end();
  }

  #giveUp(lookedMs: number): void {
    const where = `at ${this.#owner?.origin}, looked for ${lookedMs / 1_000} s`;
    this.#parts.refused(
      new EdgeRefused(
        `There is no owner with an EDGE_SECRET ${where}: set OWNER_URL to the owner's address.`,
      ),
    );
  }

  #again(): void {
    if (!this.#isClosed) setTimeout(() => this.#connect(), LOOK_AGAIN_MS);
  }

  /** Follows the owner until the connection ends. */
  async #follow(socket: Socket, head: Buffer): Promise<void> {
    const line = new Line<FromOwner, FromEdge>(socket, head, (message) =>
      "state" in message ? this.#apply(message.state) : this.#handOn(message.handedOn),
    );
    this.#cut = () => line.end();
    const comparing = setInterval(() => void this.#compare(line), COMPARE_EVERY_MS);
    const owner = this.#owner;
    if ((await this.#compare(line)) && owner === this.#owner) this.#line = line;
    await line.closed;
    clearInterval(comparing);
    if (this.#line === line) this.#line = null;
    this.#again();
  }

  /** Asks for the owner's state and time. @returns false when the connection ends instead */
  async #compare(line: Line<FromOwner, FromEdge>): Promise<boolean> {
    const sentAt = this.#ticks();
    const state = (await line.ask({ state: true }).catch(() => null)) as OwnerState | null;
    if (!state) return false;
    this.clock.add(sentAt, state.now);
    await this.#apply(state);
    return true;
  }

  #apply(state: OwnerState): Promise<void> {
    const apply = async () => {
      await this.#parts.apply(state);
      this.#state = state;
      clearTimeout(this.#looking ?? undefined);
      this.#opened.resolve();
    };
    this.#applied = this.#applied
      .then(apply)
      .catch((error: unknown) => this.#parts.log.error("the owner's state was not applied", error));
    return this.#applied;
  }

  /** Resolves when all commands stamped up to an instant are answered; later ones have a later stamp. */
  async #handOn(upTo: number): Promise<void> {
    this.#handedOn = Math.max(this.#handedOn, upTo);
    const earlier = [...this.#commands].filter(({ at }) => at <= upTo);
    await Promise.allSettled(earlier.map(({ answered }) => answered));
  }

  /** The time of receipt of a call whose last byte comes now. */
  readonly #now = (): number => Math.max(this.clock.now(), this.#handedOn + 1);

  /** Passes a call on when its last byte has come. `read`: its body, as read already. A form is stamped by the owner. */
  async pass(c: Http, read?: unknown, isCommand = false): Promise<Sent | null> {
    if (read !== undefined) return this.#offer(c, Buffer.from(JSON.stringify(read)), this.#now());
    const isForm = /^multipart\//i.test(headerOf(c, "content-type") ?? "");
    if (isForm || !hasBody(c)) return this.#offer(c, null, this.#now());
    const limits = { bytes: MOST_BODY_BYTES, slowestMs: this.#parts.slowestBodyMs };
    const source = { incoming: c.env?.incoming, request: c.req.raw };
    const received = await receive(source, this.#now, limits, asItIs);
    if (!received.ok) return sentProblem(received, this.#requestId());
    const answered = this.#offer(c, received.bytes, received.receivedAt);
    if (!isCommand) return answered;
    const command = { at: received.receivedAt, answered };
    this.#commands.add(command);
    return answered.finally(() => this.#commands.delete(command));
  }

  /** Offers a call to the owner, and again to the next owner when this one ends or is no longer the owner. */
  async #offer(c: Http, body: Buffer | null, at: number): Promise<Sent | null> {
    const { method } = c.req;
    const isRead = method === "GET" || method === "HEAD";
    // The owner executes a command with an idempotency key once, however often it arrives.
    const isRepeatable = isRead || headerOf(c, "idempotency-key") !== undefined;
    const isWhole = body !== null || !hasBody(c);
    const stamp = this.#stampOf(c.env?.incoming?.socket, at);
    const until = performance.now() + PATIENCE_MS;
    for (let offers = 0; ;) {
      if (performance.now() > until || !(await this.#isOwnerHere()) || !this.#calls)
        return sentProblem(AWAY, this.#requestId());
      try {
        return await this.#calls.send(c, body, stamp);
      } catch (error) {
        const mayRepeat = isWhole && (wasNotSent(error) || (isRepeatable && ++offers < MOST_OFFERS));
        // A fault of the controls drops calls on purpose.
        if (this.#state?.hasFaults || !mayRepeat) return null;
        await wait(LOOK_AGAIN_MS);
      }
    }
  }

  /** Waits for an owner that starts again. */
  async #isOwnerHere(): Promise<boolean> {
    const until = performance.now() + PATIENCE_MS;
    while (!this.#line && performance.now() < until) await wait(LOOK_AGAIN_MS);
    return this.#line !== null;
  }
}
