import type { IncomingMessage } from "node:http";
import type { Context } from "hono";

/** What @hono/node-server gives beside the request; not there when a test calls `app.request`. */
export interface Bindings {
  readonly incoming?: IncomingMessage;
}

/** One request as Hono hands it on. */
export type Http = Context<{ Bindings: Bindings }>;
