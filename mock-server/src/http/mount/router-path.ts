/** The WebSocket path of the embedded router. */
import type { Context } from "../context.ts";
import type { Http } from "../bindings.ts";
import { refuse } from "../handler.ts";
import { refuseUnmounted } from "./refuse-unmounted.ts";

/** Path of the embedded router's WebSockets, on this origin. */
export const ROUTER_PATH = "/ws";

/** Answers a plain request on that path. */
export function plainRequest(c: Http, context: Context, requestId: string): Response {
  const headers = { upgrade: "websocket", connection: "Upgrade" };
  return refuseUnmounted(c, context, requestId, refuse("UPGRADE_REQUIRED", {}, headers));
}
