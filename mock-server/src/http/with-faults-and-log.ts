/** What lies around the work of a call: the fault that hits it, and its line in the log of requests. */
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { operations } from "@marsa/api-spec/generated/operations.ts";
import type { Context } from "../context.ts";
import type { Http } from "./bindings.ts";
import type { Sent } from "./responses.ts";
import { loggedPath, type Route } from "./routes.ts";
import type { SessionUser } from "./sessions.ts";
import { faultProblem, applyFault } from "./apply-fault.ts";

/** An answer, and who gets it. */
export interface Served {
  readonly sent: Sent;
  readonly user: SessionUser | null;
}

type Serve = (c: Http, requestId: string) => Promise<Served>;

/** What answers a call; null: nobody is to be answered. */
export type Answer = (c: Http, requestId: string) => Promise<Sent | null>;

/** In: the work of an operation, which never throws. Out: the same under the faults that are switched on, and logged. */
export function withFaultsAndLog(route: Route, context: Context, serve: Serve): Answer {
  const { tag, method } = operations[route.id];
  // Looking at the controls is not worth a line: whoever watches the log would read of nothing else.
  const isLogged = tag !== "controls" || method !== "get";

  return async (c, requestId) => {
    const { faults, requests } = context.controls;
    const startedAt = performance.now();
    const effect = faults.effectOn(route.id);
    const work = () => serve(c, requestId);
    const refused = (status: number): Served => ({ sent: faultProblem(status, requestId), user: null });
    const served = effect ? await applyFault(effect, work, refused) : await work();
    if (isLogged) {
      requests.add({
        requestId,
        at: context.realNow(),
        method: c.req.method,
        path: loggedPath(route, c.req.path),
        operation: route.id,
        status: served?.sent.status ?? 0,
        ms: performance.now() - startedAt,
        userId: served?.user?.id ?? null,
        result: served ? resultOf(served.sent.body) : null,
      });
    }
    return served && served.sent;
  };
}

/** A call that no operation takes. Nobody knows what stands in such a path: what looks like a token is left out. */
export function logUnknown(
  { controls, realNow }: Context,
  {
    requestId,
    method,
    path,
    sent,
  }: { readonly requestId: string; readonly method: string; readonly path: string; readonly sent: Sent },
): void {
  controls.requests.add({
    requestId,
    at: realNow(),
    method,
    path: path.replaceAll(/[\w-]{32,}/g, "…"),
    operation: null,
    status: sent.status,
    ms: 0,
    userId: null,
    result: resultOf(sent.body),
  });
}

/** `result` of a body: `success`, the step that comes next, or the code of the refusal. */
function resultOf(body: unknown): string | null {
  if (typeof body !== "object" || body === null || !("result" in body)) return null;
  return typeof body.result === "string" ? body.result : null;
}

/** Nobody is answered. */
export class SocketDropped extends Error {
  override readonly name = "SocketDropped";
}

/** Closes the socket. @throws SocketDropped where there is none (`app.request`), as fetch does when it loses its own. */
export function dropped(c: Http): Response {
  const { incoming } = c.env ?? {};
  if (!incoming) throw new SocketDropped("The socket was closed without an answer");
  incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}
