/** The owner of a server of several processes: knows its edges, and tells them what changes. */
import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { operations, type OperationId } from "@marsa/api-spec/generated/operations";
import { refuse } from "@marsa/realtime/router/websocket";
import { headerOf, type Answer, type Http } from "../http/bindings.ts";
import type { Cluster, Context, Stamp } from "../http/context.ts";
import type { InFlight } from "../http/limits/in-flight.ts";
import type { Log } from "../http/log.ts";
import { Line } from "./line.ts";
import {
  EDGE_HEADER,
  EDGE_PATH,
  PATIENCE_MS as MOST_HELD_MS,
  readStamp,
  type FromEdge,
  type FromOwner,
  type OwnerState,
} from "./wire.ts";

/** How far back a receipt of an edge is believed, ms. */
const MOST_BACK_MS = 2_000;
/**
 * An edge that does not answer within this time is lost, ms: it is cut off, and connects again when it is well. Lots
 * that end within the same time after it are extended: bids that the edge had received have to come again.
 */
const PATIENCE_MS = 2_000;
/** How long the owner's stop waits for its edges to leave, ms. */
const LEAVE_MS = 400;
const WELCOME = "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: marsa-edge\r\n\r\n";

type EdgeLine = Line<FromEdge, FromOwner>;

/** What an edge has handed on. */
interface Edge {
  readonly line: EdgeLine;
  /** It ends, and nothing is lost with it. */
  hasLeft: boolean;
  /** The last question for its commands: up to this instant, ms. */
  asked: { readonly upTo: number; readonly answered: Promise<void> };
}

export interface OwnerParts {
  /** Whether its edges read its file. */
  readonly isOfFile: boolean;
  readonly secret: string;
  /** The system clock, on which edges write receipts, ms. */
  readonly systemNow: () => number;
  readonly clock: Context["clock"];
  readonly log: Log;
}

/** Whether an upgrade asks an open owner for its connection to an edge. */
export function isFromEdge(server: Server, { url, headers }: IncomingMessage): boolean {
  return url === EDGE_PATH && headers[EDGE_HEADER] !== undefined && server.listenerCount("upgrade") > 0;
}

export class Owner implements Cluster {
  readonly edge = null;
  readonly #parts: OwnerParts;
  readonly #edges = new Set<Edge>();
  /** Of running calls: a call asks for its stamp several times. */
  readonly #stamps = new WeakMap<IncomingMessage, Stamp>();
  /** The ends of lots for which bids may be missing, on the auction clock, ms: an edge was lost, or there was no owner. */
  #unsure: { readonly from: number; readonly until: number };
  #context: Context | null = null;

  constructor(parts: OwnerParts) {
    this.#parts = parts;
    this.#unsure = { from: parts.clock.now() - MOST_HELD_MS - MOST_BACK_MS, until: Infinity };
  }

  around({ id }: { readonly id: OperationId }, answer: Answer): Answer {
    const { tag, changes } = operations[id];
    if (tag !== "controls" || !changes) return answer;
    return async (c, requestId) => {
      const sent = await answer(c, requestId);
      if (this.#context) await this.#tell(this.#context);
      return sent;
    };
  }

  stampOf(c: Http): Stamp | null {
    const { secret, systemNow, clock } = this.#parts;
    const incoming = c.env?.incoming;
    const known = incoming && this.#stamps.get(incoming);
    if (known) return known;
    const read = readStamp(secret, headerOf(c, EDGE_HEADER));
    if (!read) return null;
    const ageMs = Math.min(Math.max(0, systemNow() - read.at), MOST_BACK_MS);
    const stamp = { receivedAt: clock.now() - Math.round(ageMs * clock.rate), address: read.address };
    if (incoming) this.#stamps.set(incoming, stamp);
    return stamp;
  }

  /** Returns the client's address of an upgrade that an edge passed on; null: it came directly. */
  addressOf({ headers }: IncomingMessage): string | null {
    return readStamp(this.#parts.secret, headers[EDGE_HEADER]?.toString())?.address ?? null;
  }

  inFlight(own: InFlight): InFlight {
    const isUnsure = (end: number) => end >= this.#unsure.from && end < this.#unsure.until;
    return {
      ...own,
      judged: async (lotId, instant, withinMs) => {
        const until = performance.now() + withinMs;
        // Commands that an edge received before the instant may still be on their way to the owner.
        const isHere = this.#edges.size === 0 || (await this.#haveArrived(withinMs));
        if (!isHere || isUnsure(instant)) return false;
        return own.judged(lotId, instant, Math.max(0, until - performance.now()));
      },
    };
  }

  /** Takes edges from now on. */
  attach(server: Server, context: Context): void {
    this.#context = context;
    this.#unsure = { ...this.#unsure, until: this.#parts.clock.now() + PATIENCE_MS };
    server.on("upgrade", (request, socket, head) => {
      if (request.url !== EDGE_PATH) return;
      if (!readStamp(this.#parts.secret, request.headers[EDGE_HEADER]?.toString())) {
        this.#parts.log.warn("a process without the secret asked to be an edge");
        return refuse(socket, "403 Forbidden");
      }
      socket.write(WELCOME);
      const line: EdgeLine = new Line(socket as Socket, head, (message: FromEdge) => {
        if ("request" in message) return context.controls.requests.add(message.request);
        if ("leaves" in message) return (edge.hasLeft = true);
        return this.#stateOf(context);
      });
      const edge: Edge = { line, hasLeft: false, asked: { upTo: -Infinity, answered: Promise.resolve() } };
      this.#edges.add(edge);
      void line.closed.then(() => this.#lose(edge));
    });
  }

  #lose(edge: Edge): void {
    this.#edges.delete(edge);
    const now = this.#parts.clock.now();
    if (!edge.hasLeft) this.#unsure = { from: now - MOST_BACK_MS, until: now + PATIENCE_MS };
  }

  async close(): Promise<void> {
    // A file with readers keeps its log, and the next start would take that for a crash.
    if (this.#parts.isOfFile)
      await Promise.race([Promise.all([...this.#edges].map(({ line }) => line.closed)), wait(LEAVE_MS)]);
    for (const { line } of this.#edges) line.end();
  }

  #stateOf({ store, realNow, controls }: Context): OwnerState {
    const { systemNow, clock } = this.#parts;
    return {
      epoch: store.epoch,
      now: systemNow(),
      aheadMs: realNow() - systemNow(),
      clock: { at: clock.now(), rate: clock.rate },
      hasFaults: controls.faults.list().length > 0,
    };
  }

  /** Resolves when every edge follows the present state. One that does not would answer from a state that is over. */
  async #tell(context: Context): Promise<void> {
    await Promise.all([...this.#edges].map(({ line }) => answerOf(line, { state: this.#stateOf(context) })));
  }

  /** Whether the edges have handed on all that they received until now, within this time, ms; an edge that ends has not. */
  async #haveArrived(withinMs: number): Promise<boolean> {
    const upTo = this.#parts.systemNow();
    const late = new AbortController();
    const arrived = await Promise.race([
      Promise.all([...this.#edges].map((edge) => handedOn(edge, upTo))).then(() => true),
      wait(withinMs, false, { signal: late.signal }).catch(() => false),
    ]);
    late.abort();
    return arrived;
  }
}

/** Resolves when an edge has handed on all commands up to an instant, or is lost. Lots that end together ask once. */
function handedOn(edge: Edge, upTo: number): Promise<void> {
  if (edge.asked.upTo < upTo) edge.asked = { upTo, answered: answerOf(edge.line, { handedOn: upTo }) };
  return edge.asked.answered;
}

/** Asks an edge, which is lost without an answer in time. */
async function answerOf(line: EdgeLine, message: FromOwner): Promise<void> {
  const timer = setTimeout(() => line.end(), PATIENCE_MS);
  await line.ask(message).catch(() => null);
  clearTimeout(timer);
}
