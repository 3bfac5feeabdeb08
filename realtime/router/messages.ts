/** What the server's process and the router's process say to each other, in batches of one turn of the event loop. */
import type { ChildProcess } from "node:child_process";
import type { Identity, Match } from "../src/access.ts";
import type { BrokerOptions } from "./broker.ts";
import type { Upgrade } from "./websocket.ts";

/** To the router. */
export type ToRouter =
  | ["start", Pick<BrokerOptions, "backendSecret" | "allowedOrigins" | "limits">]
  | ["publish", topic: string, payload: object, eligible: readonly string[] | null]
  /** The line of the server's session. */
  | ["open" | "close", line: number]
  | ["send", line: number, message: readonly unknown[]]
  /** The answers to `authenticate`. */
  | ["person", request: number, person: Identity | null]
  | ["unchecked", request: number]
  | ["check", request: number, userId: number]
  /** The server no longer reads from the next socket that the router received. */
  | ["go"]
  | ["count" | "suspend" | "resume" | "end"];

/** To the server. */
export type ToServer =
  | ["authenticate", request: number, token: string]
  | ["opened" | "closed", line: number]
  | ["message", line: number, message: unknown]
  | ["heard", uri: string, match: Match, isHeard: boolean]
  | ["checked", request: number]
  /** The router has the socket of an upgrade. */
  | ["received"]
  | ["counts", Readonly<Record<string, number>>]
  | ["log", Readonly<Record<string, string | number>>]
  | ["ended"];

/** Comes alone, with the client's socket. `head` is base64. */
export interface UpgradeMessage {
  readonly upgrade: Upgrade;
  readonly head: string;
}

/** The process at the other end. */
type Other = Pick<ChildProcess, "connected"> & { readonly send?: ChildProcess["send"] };

/** Messages of one turn, sent together: a system call for each would cost more than a bid's own work. */
export class Batches<Message> {
  readonly #other: Other;
  #waiting: Message[] = [];
  /** Batches that are not written yet. */
  unwritten = 0;

  constructor(other: Other) {
    this.#other = other;
  }

  /** Sends a message at the end of the turn. It is lost when the other process has ended. */
  post(...message: Message extends unknown[] ? Message : never): void {
    if (this.#waiting.push(message) === 1) setImmediate(() => this.flush());
  }

  /** Sends all messages that wait. */
  flush(): void {
    const batch = this.#waiting;
    this.#waiting = [];
    if (batch.length === 0 || !this.#other.connected) return;
    this.unwritten += 1;
    this.#other.send?.(batch, undefined, undefined, () => (this.unwritten -= 1));
  }
}
