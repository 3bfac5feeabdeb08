import type { Server } from "node:http";
import type { Identity } from "../src/access.ts";
import type { Transport } from "../src/transport.ts";
import type { Limits } from "./limits.ts";

export interface BrokerOptions {
  /** Whom an access token stands for; null refuses it. Called at login and when `expiresAt` has come. */
  authenticate: (token: string) => Promise<Identity | null>;
  /** The backend's wampcra secret. */
  backendSecret: string;
  /** Besides the page's own origin: `scheme://host:port`, the port always written out, `*` as wildcard. */
  allowedOrigins?: readonly string[];
  limits?: Partial<Limits>;
  /** One line per refusal, abort and dropped link. Never a token. */
  log?: (entry: { event: string } & Record<string, string | number>) => void;
}

/** The embedded WAMP broker. */
export interface Broker {
  /** Answers WebSocket upgrades of this server under the path; leaves other upgrades alone. */
  attach(server: Server, path?: string): void;
  /** A link within the process, for the publisher: the same session, without a socket. */
  connect(): Transport;
  /** Numbers since the start, and of now. */
  metrics(): Readonly<Record<string, number>>;
  /** Says goodbye to all, then drops who has not left. */
  close(): Promise<void>;
}

export declare function createBroker(options: BrokerOptions): Broker;
