/** The request of a call, and its answer. */
import type { IncomingMessage } from "node:http";

/** The parts that @hono/node-server adds to a request; absent when a test calls `app.request`. */
export interface Bindings {
  readonly incoming?: IncomingMessage;
}

/** One request, as far as a call reads it. A Hono context is one. */
export interface Http {
  readonly env: Bindings;
  readonly req: {
    readonly method: string;
    readonly path: string;
    readonly url: string;
    /** The request itself; null when the call reads from the socket. */
    readonly raw: Request | null;
    header(name: string): string | undefined;
    param(): Record<string, string>;
    queries(): Record<string, string[]>;
  };
}

/** An outgoing answer. `body` is for checks against its schema. */
export interface Sent {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  /** Pace of the body under a fault, bytes a second; left out: at once. */
  readonly bytesPerS?: number;
}

/** Answers a call; null: no answer is sent. */
export type Answer = (c: Http, requestId: string) => Promise<Sent | null>;

/**
 * Returns a header of the request by its lower-case name. Node has parsed the headers already; reading them from a
 * Request costs several times as much.
 */
export function headerOf(c: Http, name: string): string | undefined {
  const headers = c.env?.incoming?.headers;
  if (!headers) return c.req.header(name);
  const value = headers[name];
  return typeof value === "object" ? value.join(", ") : value;
}
