/** Answers frequent calls directly on node's request, without a Request and a Response object. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import type { Context } from "../context.ts";
import type { Answer, Http, Sent } from "../bindings.ts";
import type { Registry } from "../handler.ts";
import { callsOf } from "./mount.ts";
import { createRequestIds } from "../request-id.ts";
import { bytesOf } from "../responses.ts";
import { slowBody } from "../slow-body.ts";

/** Answers a call; false: the app has to answer it. */
export type Direct = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/**
 * Returns the direct answers for calls without path parameters and query, such as bids: they need no router. The
 * app mounts the same operations, and answers all other calls.
 */
export function directCalls(registry: Registry, context: Context): Direct {
  const requestId = createRequestIds();
  /** By path, then by method. */
  const known = new Map<string, Map<string, Answer>>();
  for (const { route, answer } of callsOf(registry, context)) {
    if (route.pattern.includes(":")) continue;
    const methods = known.get(route.pattern) ?? new Map<string, Answer>();
    known.set(route.pattern, methods.set(route.method.toUpperCase(), answer));
  }
  return (incoming, outgoing) => {
    const { method = "", url = "" } = incoming;
    const answer = known.get(url)?.get(method);
    if (!answer) return false;
    void answer(httpOf(incoming, method, url), requestId()).then((sent) =>
      sent ? writeAnswer(incoming, outgoing, sent) : incoming.socket.destroy(),
    );
    return true;
  };
}

/** Returns a call that reads from the socket. */
export function httpOf(incoming: IncomingMessage, method: string, path: string): Http {
  const header = (name: string) => incoming.headers[name.toLowerCase()]?.toString();
  const req = { method, path, url: path, raw: null, header, param: none, queries: none };
  return { env: { incoming }, req };
}

const none = () => ({});

/** How long a client may go on sending an unread body before the connection is cut, ms. */
const LATEST_MS = 500;

function cutUnlessComplete(incoming: IncomingMessage): void {
  if (!incoming.complete) incoming.socket.destroy();
}

/** Writes an answer to node's response. */
export function writeAnswer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status, headers, body, bytesPerS }: Sent,
): void {
  if (!incoming.complete) setTimeout(cutUnlessComplete, LATEST_MS, incoming).unref();
  if (body === null) return void outgoing.writeHead(status, headers).end();
  if (bytesPerS !== undefined) {
    const slow = bytesOf(body);
    outgoing.writeHead(status, { ...headers, "content-length": slow.length });
    pipeline(slowBody(slow, bytesPerS), outgoing, () => {});
    return;
  }
  const bytes = body instanceof Uint8Array ? body : JSON.stringify(body);
  outgoing.writeHead(status, { ...headers, "content-length": Buffer.byteLength(bytes) }).end(bytes);
}
