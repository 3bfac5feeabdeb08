import type { IncomingMessage } from "node:http";
import type { Context } from "hono";

/** What @hono/node-server gives beside the request; not there when a test calls `app.request`. */
export interface Bindings {
  readonly incoming?: IncomingMessage;
}

/** One request as Hono hands it on. */
export type Http = Context<{ Bindings: Bindings }>;

/**
 * A header of the request by its name in lower case. Node has read them all already; asking the request that is made of
 * them costs several times as much.
 */
export function headerOf(c: Http, name: string): string | undefined {
  const headers = c.env?.incoming?.headers;
  if (!headers) return c.req.header(name);
  const value = headers[name];
  return typeof value === "object" ? value.join(", ") : value;
}
