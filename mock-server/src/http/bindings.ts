import type { IncomingMessage } from "node:http";

/** What @hono/node-server gives beside the request; not there when a test calls `app.request`. */
export interface Bindings {
  readonly incoming?: IncomingMessage;
}

/** One request, as far as a call looks at it: a Hono context is one. */
export interface Http {
  readonly env: Bindings;
  readonly req: {
    readonly method: string;
    readonly path: string;
    readonly url: string;
    /** The request itself; null where all of it is read from the socket. */
    readonly raw: Request | null;
    header(name: string): string | undefined;
    param(): Record<string, string>;
    queries(): Record<string, string[]>;
  };
}

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
