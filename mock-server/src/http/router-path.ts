import type { Context } from "../context.ts";
import type { Http } from "./bindings.ts";
import { refuse } from "./handler.ts";
import { refuseUnmounted } from "./refuse-unmounted.ts";

/** Where the embedded router takes WebSockets, on this origin. */
export const ROUTER_PATH = "/ws";

/** The answer to a request there that asks for no upgrade. */
export function plainRequest(c: Http, context: Context, requestId: string): Response {
  const headers = { upgrade: "websocket", connection: "Upgrade" };
  return refuseUnmounted(c, context, requestId, refuse("UPGRADE_REQUIRED", {}, headers));
}
