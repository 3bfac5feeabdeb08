/** Mounts every operation of the contract: from the HTTP request to the handler and back. */
import { operations, type OperationId } from "@marsa/api-spec/generated/operations";
import { headerNames, replyValidator, requestValidator, type RawRequest } from "@marsa/api-spec/validation";
import type { Hono } from "hono";
import type { Context } from "../context.ts";
import { OwnerNeeded, StoreUnavailable } from "../../store/errors.ts";
import { BidsClosed } from "../../store/quarantine.ts";
import { clientAddresses, type ClientAddress } from "../addresses/client-address.ts";
import { authenticate } from "./authenticate.ts";
import { headerOf, type Answer, type Bindings, type Http, type Sent } from "../bindings.ts";
import { refuse, type Code, type Refusal, type Registry, type Success } from "../handler.ts";
import { fieldsOf, receiveForm } from "../form.ts";
import { dropped, resultOf, withFaultsAndLog, type Served } from "../faults/with-faults-and-log.ts";
import { noUploadPlace, callerOf } from "../upload-places.ts";
import { receiveBody } from "./read-body.ts";
import { refuseUnmounted } from "./refuse-unmounted.ts";
import { headResponse, response, sentAnswer, sentProblem } from "../responses.ts";
import { nearestCall } from "./nearest-call.ts";
import { methodsAt, routesWith, type Route } from "../routes.ts";
import { createSecurityLog, type SecurityLog } from "../security-log.ts";
import type { SessionUser } from "../sessions.ts";
import { viewsFor } from "../views.ts";

type AnyReply = Success<number, unknown> | Refusal<Code>;
/** A handler as the mount sees it: its input is validated against its own operation. */
type AnyHandler = (request: unknown, context: Context) => Promise<AnyReply>;

/** Commands and queries are small. `form.ts` reads a form with a file, once the sender is known. */
const MOST_BODY_BYTES = 64 * 1024;
const comeBack = refuse("UNAVAILABLE", {}, { "retry-after": "1" });
/** Calls that may take the exchange lock themselves, or wait for one that does. */
const MOVES: ReadonlySet<OperationId> = new Set([
  "playScene",
  "takeSnapshot",
  "restoreSnapshot",
  "resetServer",
  "setClock",
  "resetClock",
]);
const KEY = "idempotency-key";

/** An operation and its answer. */
export interface Call {
  readonly route: Route;
  readonly answer: Answer;
}

/** Returns every operation; the controls only if they are on. */
export function callsOf(registry: Registry, context: Context): Call[] {
  const addressOf = clientAddresses(context.env.trustedProxies);
  const decided = decisionsOf(context);
  return routesWith(context.env.controls).map((route) => {
    const handler = registry[route.id] as AnyHandler;
    const answer = operationOf(route, handler, context, addressOf, decided);
    return { route, answer: context.cluster?.around(route, answer) ?? answer };
  });
}

/** Mounts each operation. */
export function mountOperations(
  app: Hono<{ Bindings: Bindings }>,
  registry: Registry,
  context: Context,
  requestId: () => string,
): void {
  for (const { route, answer } of callsOf(registry, context)) {
    app.on(route.method.toUpperCase(), pathsOf(route), async (c) => {
      const isHead = c.req.method === "HEAD";
      // Some GETs of the specification are commands, which nothing but a plain GET may run.
      if (isHead && operations[route.id].changes) return unknownCall(c, context, requestId());
      if (isPrefetch(c)) return refuseUnmounted(c, context, requestId(), refuse("BAD_REQUEST"));
      const sent = await answer(c, requestId());
      if (!sent) return dropped(c);
      return isHead ? headResponse(sent) : response(sent);
    });
  }
}

/** Returns the paths of an operation: a generated client finds the controls below the API, too. */
function pathsOf({ id, pattern }: Route): string[] {
  return operations[id].tag === "controls" ? [pattern, `/api${pattern}`] : [pattern];
}

/** Whether a browser reads ahead, before anybody asked. */
function isPrefetch(c: Http): boolean {
  return /\bpre(fetch|render)\b/.test(headerOf(c, "sec-purpose") ?? headerOf(c, "purpose") ?? "");
}

/** Returns the answer to an unknown path of the API: 405 if another method exists, else 404. */
export function unknownCall(c: Http, context: Context, requestId: string): Response {
  const mounted = routesWith(context.env.controls);
  const methods = methodsAt(mounted, c.req.path);
  const refusal =
    methods.length > 0
      ? refuse("METHOD_NOT_ALLOWED", { allow: methods }, { allow: methods.join(", ") })
      : refuse("NO_SUCH_CALL", { nearest: nearestCall(mounted, c.req.path) });
  return refuseUnmounted(c, context, requestId, refusal);
}

/** Returns the log of decisions about access; null outside production, where the controls show every request. */
function decisionsOf(context: Context): SecurityLog | null {
  return context.env.production ? createSecurityLog(context.log, context.realNow) : null;
}

function operationOf(
  route: Route,
  handler: AnyHandler,
  context: Context,
  addressOf: ClientAddress,
  decided: SecurityLog | null,
): Answer {
  const operation = operations[route.id];
  const invalid = requestValidator(route);
  const headers = headerNames(route).map((name) => [name, name.toLowerCase()] as const);
  const defectOf = context.env.checkReplies ? replyValidator(route) : null;
  const { cluster } = context;
  const now = () => context.clock.now();
  const staysOutside = MOVES.has(route.id);
  const limits = { bytes: MOST_BODY_BYTES, slowestMs: context.terms.slowestBodyMs };

  const callerAt = (c: Http) => {
    const remote = c.env?.incoming && (c.env.incoming.socket.remoteAddress ?? "");
    return addressOf(cluster?.stampOf(c)?.address ?? remote, headerOf(c, "x-forwarded-for"));
  };

  const served = (reply: AnyReply, user: SessionUser | null, requestId: string): Served => {
    const sent = reply.ok ? sentAnswer(reply) : sentProblem(reply, requestId);
    const defect = defectOf?.(sent.status, sent.body, (views) => viewsFor(user, views));
    if (defect) throw new ReplyDefect(`${route.id} ${sent.status}: ${defect}`);
    return { sent, user };
  };

  /**
   * Runs from the last byte to the handler's answer in one function, since each extra await costs every bid.
   * Nothing is awaited between the stamp and the in-flight mark.
   */
  const serve = async (
    c: Http,
    requestId: string,
    hears: ((body: unknown) => Sent | null) | null,
  ): Promise<Served> => {
    let user: SessionUser | null = null;
    let body: unknown;
    try {
      const stamp = cluster && cluster.stampOf(c);
      const received = await receiveBody(c, operation.body, stamp ? () => stamp.receivedAt : now, limits);
      if (!received.ok) return served(received, user, requestId);
      const { receivedAt } = received;
      ({ body } = received);
      const instead = hears?.(body) ?? null;
      if (instead) return { sent: instead, user };
      const wait = staysOutside ? null : context.exchangeLock.begin();
      const lotId = operation.keyed && !wait ? lotOf(body) : null;
      /** Ended after the answer, the last first. */
      const held: (() => unknown)[] = [];
      if (!staysOutside) held.push(() => context.exchangeLock.end());
      if (lotId !== null) held.push(context.inFlight.begin(lotId, receivedAt));
      try {
        if (wait) await wait;
        // The command was meant for the replaced database; a client that sends it again means the new one.
        if (wait && operation.keyed) return served(comeBack, user, requestId);
        const known = authenticate(context.sessions, operation, headerOf(c, "authorization"));
        const caller = known instanceof Promise ? await known : known;
        if (!caller.ok) return served(caller, user, requestId);
        ({ user } = caller);
        if (operation.keyed && user) held.push(context.inFlight.beginKey(user.id, headerOf(c, KEY) ?? ""));
        const query = queryOf(c);
        if (operation.body === "form") {
          const leave = context.uploadPlaces.take(callerOf(user, callerAt(c)));
          if (!leave) return served(noUploadPlace, user, requestId);
          held.push(leave);
          const form = await receiveForm(c);
          if (!form.ok) return served(form, user, requestId);
          ({ body } = form);
          held.push(form.remove);
          const insteadOfForm = hears?.(fieldsOf(body)) ?? null;
          if (insteadOfForm) return { sent: insteadOfForm, user };
        }
        const raw: RawRequest = {
          path: c.req.param(),
          query,
          header: headersOf(c, headers),
          body: fieldsOf(body),
        };
        const errors = invalid(raw);
        if (errors) return served(refuse("VALIDATION", { errors }), user, requestId);
        const request = {
          params: raw.path,
          query: raw.query,
          headers: raw.header,
          body,
          user,
          receivedAt,
          address: callerAt(c),
          userAgent: headerOf(c, "user-agent") ?? "",
          requestId,
        };
        const rehearsal = context.rehearsals.contextFor(route.id, request);
        const place = (rehearsal instanceof Promise ? await rehearsal : rehearsal) ?? context;
        return served(await handler(request, place), user, requestId);
      } finally {
        for (const end of held.toReversed()) {
          const ended = end();
          if (ended instanceof Promise) await ended;
        }
      }
    } catch (error) {
      if (error instanceof OwnerNeeded) throw new OwnerNeeded(body);
      return { sent: failure(error, route.id, requestId, context), user };
    }
  };

  if (!decided) return withFaultsAndLog(route, context, serve, null);
  return withFaultsAndLog(route, context, serve, (c, { sent, user }, request) =>
    decided({
      operation: route.id,
      result: resultOf(sent.body),
      status: sent.status,
      user: user?.id ?? null,
      address: callerAt(c),
      request,
    }),
  );
}

/** A reply that breaks the contract. Reported in development and tests, where every reply is checked. */
class ReplyDefect extends Error {
  override readonly name = "ReplyDefect";
}

function failure(error: unknown, operation: OperationId, requestId: string, { log }: Context): Sent {
  if (error instanceof StoreUnavailable) {
    log.error("unavailable", error, { operation, request: requestId });
    return sentProblem(error instanceof BidsClosed ? bidsClosed(error) : comeBack, requestId);
  }
  log.error("defect", error, { operation, request: requestId });
  return sentProblem(refuse("INTERNAL"), requestId);
}

/** A check takes seconds; people repair its findings. */
function bidsClosed({ reason }: BidsClosed): Refusal<"UNAVAILABLE"> {
  return refuse("UNAVAILABLE", { status: reason }, { "retry-after": reason === "recovering" ? "2" : "300" });
}

/** The lot of a command, if any: the command is in flight from its receipt on, before validation. */
function lotOf(body: unknown): number | null {
  if (typeof body !== "object" || body === null || !("id_auction" in body)) return null;
  return typeof body.id_auction === "number" ? body.id_auction : null;
}

/** Returns one value as text, several under one name as a list. */
function queryOf(c: Http): Record<string, unknown> {
  if (!c.req.url.includes("?")) return {};
  const query: Record<string, unknown> = {};
  for (const [name, values] of Object.entries(c.req.queries()))
    query[name] = values.length === 1 ? values[0] : values;
  return query;
}

/** Returns headers under the contract's names; `names` pairs each with its lower-case name. */
function headersOf(
  c: Http,
  names: readonly (readonly [name: string, lower: string])[],
): Record<string, unknown> {
  const headers: Record<string, unknown> = {};
  for (const [name, lower] of names) {
    const value = headerOf(c, lower);
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}
