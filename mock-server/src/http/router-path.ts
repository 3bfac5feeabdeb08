import type { Context } from "../context.ts";
import type { Http } from "./bindings.ts";
import { refuse } from "./handler.ts";
import { logUnknown } from "./observed.ts";
import { response, sentProblem } from "./responses.ts";

/** Where the embedded router takes WebSockets, on this origin. */
export const ROUTER_PATH = "/ws";

/** The answer to a request there that asks for no upgrade. */
export function plainRequest(c: Http, context: Context, requestId: string): Response {
  const { path, method } = c.req;
  const headers = { upgrade: "websocket", connection: "Upgrade" };
  const sent = sentProblem(refuse("UPGRADE_REQUIRED", {}, headers), requestId);
  logUnknown(context, { requestId, method, path, sent });
  return response(sent);
}
