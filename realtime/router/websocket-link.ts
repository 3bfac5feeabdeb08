/** One WebSocket: writes in batches, pings, and the end of a slow or silent client. */
import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import type { Address } from "./address.ts";
import { READS_TOO_SLOWLY, type Link } from "./host.ts";
import type { Limits } from "./limits.ts";
import { framesOf, type PreparedEvent } from "./subscriptions.ts";
import type { Flushable, Turn } from "./turn.ts";

interface LinkParts {
  readonly webSocket: WebSocket;
  readonly socket: Duplex;
  readonly limits: Limits;
  readonly turn: Turn;
  readonly onCut: (reason: string) => void;
  /** The client's address; whose quotas count at first, its own or a person's; and those of each person. */
  readonly name: string;
  readonly of: Address;
  readonly ofPerson: (authid: string) => Address;
}

export class WebSocketLink implements Link, Flushable {
  /** The number of the oldest ping without an answer; 0: none. */
  unanswered = 0;
  readonly address: string;
  readonly #webSocket: WebSocket;
  readonly #socket: Duplex;
  readonly #limits: Limits;
  readonly #turn: Turn;
  readonly #onCut: (reason: string) => void;
  readonly #ofPerson: (authid: string) => Address;
  #quotas: Address;
  /** Bidders, who get events of their own, and the room of a lane. */
  isFirst = false;
  isAdded = false;
  after: Flushable | null = null;
  /** The events of the present turn. */
  #events: PreparedEvent[] = [];
  /** The last ping of the present turn. */
  #pong: Buffer | null = null;

  constructor({ webSocket, socket, limits, turn, onCut, name, of, ofPerson }: LinkParts) {
    this.#webSocket = webSocket;
    this.#socket = socket;
    this.#limits = limits;
    this.#turn = turn;
    this.#onCut = onCut;
    this.address = name;
    this.#quotas = of;
    this.#ofPerson = ofPerson;
    of.links += 1;
  }

  /** Whose quotas count: those of the address, or of the person. */
  get quotas(): Address {
    return this.#quotas;
  }

  /** A person whose own links are used up stays with the address. */
  countTo(authid: string): void {
    const own = this.#ofPerson(authid);
    if (own === this.#quotas || !own.mayConnect(performance.now())) return;
    this.#quotas.links -= 1;
    own.links += 1;
    this.#quotas = own;
  }

  /** The link has ended. */
  ended(): void {
    this.#quotas.links -= 1;
  }

  takeMessage(now: number, messages = 1): boolean {
    return this.#quotas.takeMessage(now, messages);
  }

  offended(): void {
    this.#quotas.offended(performance.now());
  }

  /**
   * Answers the last ping of a turn, as the protocol allows: an answer to each would cost a system call each. `ws`
   * would pile up answers for a client that pings without end and never reads.
   */
  pong(data: Buffer): void {
    this.#pong = data;
    this.#turn.add(this);
  }

  send(message: readonly unknown[]): void {
    this.flush();
    if (this.#writable()) this.#webSocket.send(JSON.stringify(message));
  }

  /**
   * Sends the shared frame at the end of the turn, past `ws`: it holds nothing back that could be overtaken, since it
   * compresses nothing. Other messages let earlier events go first.
   */
  deliver(event: PreparedEvent): void {
    if (event.isClose) this.isFirst = true;
    if (this.#events.push(event) === 1) this.#turn.add(this);
  }

  /** One system call for all events that wait. */
  flush(): void {
    if (this.#pong) {
      const data = this.#pong;
      this.#pong = null;
      if (this.#writable()) this.#webSocket.pong(data);
    }
    const events = this.#events;
    if (events.length === 0) return;
    this.#events = [];
    // Nothing follows the frame that closes a link.
    if (this.#writable() && this.#webSocket.readyState === this.#webSocket.OPEN)
      this.#socket.write(framesOf(events));
  }

  close(): void {
    this.flush();
    this.#webSocket.close(1000);
    const impatience = setTimeout(() => this.#webSocket.terminate(), this.#limits.leaveMs);
    this.#webSocket.once("close", () => clearTimeout(impatience));
  }

  /** @param number Counted from 1. */
  ping(number: number): void {
    if (this.#webSocket.readyState !== this.#webSocket.OPEN) return;
    if (this.unanswered === 0) this.unanswered = number;
    this.#webSocket.ping();
  }

  cut(reason?: string): void {
    if (reason && this.#webSocket.readyState !== this.#webSocket.CLOSED) this.#onCut(reason);
    this.#webSocket.terminate();
  }

  /** Cuts a slow reader. `ws` drops messages that are sent after the end of a link. */
  #writable(): boolean {
    if (this.#socket.writableLength <= this.#limits.bufferedBytes) return true;
    if (this.#webSocket.readyState === this.#webSocket.OPEN) this.cut(READS_TOO_SLOWLY);
    return false;
  }
}
