/** Wraps the work of a call: injected faults, and the line in the request log. */
import { setTimeout as wait } from "node:timers/promises";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { operations } from "@marsa/api-spec/generated/operations";
import type { Context } from "../context.ts";
import { callChannel } from "../../store/channels.ts";
import { headerOf, type Answer, type Http, type Sent } from "../bindings.ts";
import { FAULT_HEADER, FAULT_WORDS, faultIn } from "./fault-header.ts";
import { misshapen } from "../misshapen.ts";
import { refuse } from "../handler.ts";
import { sentProblem } from "../responses.ts";
import { loggedPath, type Route } from "../routes.ts";
import type { SessionUser } from "../sessions.ts";
import { faultAnswer, applyFault } from "./apply-fault.ts";
import type { FaultEffect } from "../../ports/fault-effect.ts";

/** An answer and its recipient. */
export interface Served {
  readonly sent: Sent;
  readonly user: SessionUser | null;
}

/** Serves a call; `hears` gets its body. */
type Serve = (c: Http, requestId: string, hears: Hears) => Promise<Served>;
/** Gets the body of a call before its work; returns the answer of a fault in place of the work, usually null. */
type Hears = ((body: unknown) => Sent | null) | null;

/**
 * Returns the work of an operation, which never throws, with faults and logging.
 * @param decided Called with each answer before it is sent; null: nobody wants to know.
 */
export function withFaultsAndLog(
  route: Route,
  context: Context,
  serve: Serve,
  decided: ((c: Http, served: Served, requestId: string) => void) | null,
): Answer {
  const { tag, method } = operations[route.id];
  // Reads of the controls are not logged: they would fill the log of a person who watches it.
  // A call of the controls must stay able to end a fault.
  const takesFaults = context.env.controls && tag !== "controls";
  const isLogged = tag !== "controls" || method !== "get";
  const hasBodies = isLogged && context.env.controls;

  return async (c, requestId) => {
    const { faults, requests } = context.controls;
    const startedAt = performance.now();
    const asked = takesFaults ? headerOf(c, FAULT_HEADER) : undefined;
    const userId = faults.askForUser ? await senderOf(c, context) : null;
    const header = (name: string) => headerOf(c, name);
    const call = { operation: route.id, path: c.req.path, userId, header };
    const effect = asked === undefined ? faults.effectOn(call) : faultIn(asked);
    let body: unknown;
    let byBody: FaultEffect | null = null;
    const hears: Hears = hasBodies
      ? (received) => {
          body = received;
          if (!takesFaults || !faults.askForBody || received === undefined) return null;
          byBody = faults.effectOn({ ...call, body: received });
          return byBody && insteadOf(byBody, requestId);
        }
      : null;
    const work = () => (asked !== undefined && !effect ? unreadable(requestId) : serve(c, requestId, hears));
    const instead = (status: number, reply: unknown): Served => {
      return { sent: faultAnswer(status, reply, requestId), user: null };
    };
    const whole = effect ? await applyFault(effect, work, instead) : await work();
    // Without a fault nothing more is awaited: each await costs every bid.
    const isHit = effect !== null || byBody !== null;
    const served = isHit ? await finished(await finished(whole, effect, false), byBody, true) : whole;
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
        bodies: hasBodies ? { url: c.req.url, body, reply: served?.sent.body ?? null } : null,
      });
    }
    if (served && callChannel.hasSubscribers) {
      const ms = performance.now() - startedAt;
      callChannel.publish({ operation: route.id, result: resultOf(served.sent.body), ms });
    }
    if (served) decided?.(c, served, requestId);
    return served && served.sent;
  };
}

/** Returns the answer of a fault by body in place of the work; null: the work is done. */
function insteadOf({ status, reply, drops }: FaultEffect, requestId: string): Sent | null {
  if (status !== null) return faultAnswer(status, reply, requestId);
  return drops === "call" ? faultAnswer(503, undefined, requestId) : null;
}

/** Gives an answer the shape and the pace of a fault; `late`: its delay and its lost reply, too. */
async function finished(
  served: Served | null,
  effect: FaultEffect | null,
  late: boolean,
): Promise<Served | null> {
  if (!served || !effect) return served;
  const { shape, bytesPerS, latencyMs, drops } = effect;
  if (late && latencyMs > 0) await wait(latencyMs);
  if (late && drops !== null) return null;
  const sent = shape ? misshapen(served.sent, shape) : served.sent;
  return { ...served, sent: bytesPerS === null ? sent : { ...sent, bytesPerS } };
}

/** Returns the person whose session a call has, whether the operation needs one or not; null without. */
async function senderOf(c: Http, { sessions }: Context): Promise<number | null> {
  const token = /^Bearer +(\S+)$/i.exec(headerOf(c, "authorization") ?? "")?.[1];
  return token === undefined ? null : ((await sessions.find(token))?.id ?? null);
}

/** The header asks for a fault that there is not. */
async function unreadable(requestId: string): Promise<Served> {
  const errors = [{ field: FAULT_HEADER, message: FAULT_WORDS }];
  return { sent: sentProblem(refuse("VALIDATION", { errors }), requestId), user: null };
}

/** Logs a call that no operation takes. An unknown path may hold a token: parts that look like one are left out. */
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
    bodies: null,
  });
}

/** `result` of a body: `success`, the next step, or the code of the refusal. */
export function resultOf(body: unknown): string | null {
  if (typeof body !== "object" || body === null || !("result" in body)) return null;
  return typeof body.result === "string" ? body.result : null;
}

/** No answer is sent. */
export class SocketDropped extends Error {
  override readonly name = "SocketDropped";
}

/**
 * Closes the socket.
 * @throws SocketDropped without a socket (`app.request`), like fetch when its connection is lost.
 */
export function dropped(c: Http): Response {
  const { incoming } = c.env ?? {};
  if (!incoming) throw new SocketDropped("The socket was closed without an answer");
  incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}
