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
import { EDGE_HEADER, EDGE_PATH, readStamp, type FromEdge, type FromOwner, type OwnerState } from "./wire.ts";

/** How far back a receipt of an edge is believed, ms. */
const MOST_BACK_MS = 2_000;
/** An edge that does not answer within this time is cut off, ms. It connects again when it is well. */
const PATIENCE_MS = 2_000;
/** How long the owner's stop waits for its edges to leave, ms. */
const LEAVE_MS = 400;
const WELCOME = "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: marsa-edge\r\n\r\n";

type EdgeLine = Line<FromEdge, FromOwner>;

export interface OwnerParts {
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
  readonly #edges = new Set<EdgeLine>();
  /** Of running calls: a call asks for its stamp several times. */
  readonly #stamps = new WeakMap<IncomingMessage, Stamp>();
  #context: Context | null = null;

  constructor(parts: OwnerParts) {
    this.#parts = parts;
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
    return {
      ...own,
      judged: async (lotId, instant, withinMs) => {
        if (this.#edges.size === 0) return own.judged(lotId, instant, withinMs);
        const until = performance.now() + withinMs;
        // Commands that an edge received before the instant may still be on their way to the owner.
        const isHere = await this.#haveArrived(withinMs);
        return isHere && own.judged(lotId, instant, Math.max(0, until - performance.now()));
      },
    };
  }

  /** Takes edges from now on. */
  attach(server: Server, context: Context): void {
    this.#context = context;
    server.on("upgrade", (request, socket, head) => {
      if (request.url !== EDGE_PATH) return;
      if (!readStamp(this.#parts.secret, request.headers[EDGE_HEADER]?.toString())) {
        this.#parts.log.warn("a process without the secret asked to be an edge");
        return refuse(socket, "403 Forbidden");
      }
      socket.write(WELCOME);
      const edge: EdgeLine = new Line(socket as Socket, head, (message: FromEdge) =>
        "request" in message ? context.controls.requests.add(message.request) : this.#stateOf(context),
      );
      this.#edges.add(edge);
      void edge.closed.then(() => this.#edges.delete(edge));
    });
  }

  async close(): Promise<void> {
    // A database with readers keeps its log, and the next start would take that for a crash.
    await Promise.race([Promise.all([...this.#edges].map(({ closed }) => closed)), wait(LEAVE_MS)]);
    for (const edge of this.#edges) edge.end();
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
    const told = [...this.#edges].map(async (edge) => {
      const timer = setTimeout(() => edge.end(), PATIENCE_MS);
      await edge.ask({ state: this.#stateOf(context) }).catch(() => null);
      clearTimeout(timer);
    });
    await Promise.all(told);
  }

  /** Whether all calls at the edges are answered within this time, ms. The calls of an edge that ends are lost. */
  async #haveArrived(withinMs: number): Promise<boolean> {
    const late = new AbortController();
    const answers = [...this.#edges].map((edge) => edge.ask({ judged: true }).catch(() => null));
    const arrived = await Promise.race([
      Promise.all(answers).then(() => true),
      wait(withinMs, false, { signal: late.signal }).catch(() => false),
    ]);
    late.abort();
    return arrived;
  }
}
