/** One WebSocket: writes in batches, pings, and the end of a slow or silent client. */
import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import type { Address } from "./address.ts";
import { READS_TOO_SLOWLY, type Link } from "./host.ts";
import type { Limits } from "./limits.ts";
import type { PreparedEvent } from "./subscriptions.ts";
import type { Flushable, Turn } from "./turn.ts";

/** Bytes of a text message. */
const TEXT = { binary: false };

interface LinkParts {
  readonly webSocket: WebSocket;
  readonly socket: Duplex;
  readonly limits: Limits;
  readonly turn: Turn;
  readonly onCut: (reason: string) => void;
  /** The client's address, and its quotas. */
  readonly name: string;
  readonly of: Address;
}

export class WebSocketLink implements Link, Flushable {
  /** Whether the last ping was answered. */
  answered = true;
  readonly address: string;
  readonly #webSocket: WebSocket;
  readonly #socket: Duplex;
  readonly #limits: Limits;
  readonly #turn: Turn;
  readonly #onCut: (reason: string) => void;
  readonly #quotas: Address;
  /** Events of the present turn. */
  readonly #waiting: Buffer[] = [];

  constructor({ webSocket, socket, limits, turn, onCut, name, of }: LinkParts) {
    this.#webSocket = webSocket;
    this.#socket = socket;
    this.#limits = limits;
    this.#turn = turn;
    this.#onCut = onCut;
    this.address = name;
    this.#quotas = of;
  }

  takeMessage(now: number, messages = 1): boolean {
    return this.#quotas.takeMessage(now, messages);
  }

  offended(): void {
    this.#quotas.offended(performance.now());
  }

  /** Answers a ping: `ws` would pile up answers for a client that pings without end and never reads. */
  pong(data: Buffer): void {
    if (this.#writable()) this.#webSocket.pong(data);
  }

  send(message: readonly unknown[]): void {
    this.flush();
    if (this.#writable()) this.#webSocket.send(JSON.stringify(message));
  }

  /** Sends the shared bytes at the end of the turn; other messages let earlier events go first. */
  deliver(event: PreparedEvent): void {
    if (this.#waiting.push(event.bytes) === 1) this.#turn.add(this);
  }

  /** One system call for all events that wait. */
  flush(): void {
    const events = this.#waiting;
    if (events.length === 0) return;
    if (this.#writable()) {
      // `ws` itself writes a single frame by one call.
      if (events.length > 1) this.#socket.cork();
      for (const bytes of events) this.#webSocket.send(bytes, TEXT);
      if (events.length > 1) this.#socket.uncork();
    }
    events.length = 0;
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
    this.cut(READS_TOO_SLOWLY);
    return false;
  }
}
