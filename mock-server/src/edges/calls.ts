/** Sends calls of clients from an edge to its owner, by plain HTTP over connections that stay open. */
import {
  Agent,
  request,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from "node:http";
import { buffer } from "node:stream/consumers";
import { headerOf, type Http, type Sent } from "../http/bindings.ts";
import { EDGE_HEADER, NOT_THE_OWNER } from "./wire.ts";

const MOST_CONNECTIONS = 256;
/** Headers of one connection, and the ones that node writes itself. */
const OF_CONNECTION = /^(connection|keep-alive|transfer-encoding|upgrade|te|expect|content-length|date)$/;

export class Calls {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS });
  readonly #owner: URL;
  readonly #underWay = new Set<ClientRequest>();

  constructor(owner: URL) {
    this.#owner = owner;
  }

  /**
   * Returns the owner's answer.
   * @param body null: a form, which passes as it comes, or nothing.
   * @param stamp what the edge writes on the call.
   * @throws the error of the connection
   */
  async send(c: Http, body: Buffer | null, stamp: string): Promise<Sent> {
    const { hostname: host, port } = this.#owner;
    const incoming = c.env?.incoming;
    const isForm = body === null && hasBody(c);
    const length = isForm ? headerOf(c, "content-length") : body?.length;
    const headers = {
      ...passedOn(incoming?.headers ?? Object.fromEntries(c.req.raw?.headers ?? [])),
      ...(length !== undefined && { "content-length": length }),
      [EDGE_HEADER]: stamp,
    };
    const method = c.req.method === "HEAD" ? "GET" : c.req.method;
    const asked = request({ agent: this.#agent, host, port, method, path: addressOf(c), headers });
    this.#underWay.add(asked);
    asked.once("close", () => this.#underWay.delete(asked));
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      asked.on("response", resolve).on("error", reject);
    });
    if (isForm && incoming) {
      incoming.pipe(asked);
      // Otherwise the owner waits half a minute for the rest of an upload that its client has broken off.
      incoming.once("close", () => incoming.complete || asked.destroy());
    } else asked.end(body);
    const answer = await answered;
    if (answer.headers[EDGE_HEADER] === NOT_THE_OWNER) {
      answer.resume();
      throw new NotSent();
    }
    const bytes = await buffer(answer);
    const status = answer.statusCode ?? 502;
    const ownHeaders = passedOn(answer.headers);
    // The rest of the client's body is not read, so its connection cannot be used again either.
    if (isForm && answer.headers.connection === "close") ownHeaders["connection"] = "close";
    return { status, headers: ownHeaders, body: bytes.length > 0 ? bytes : null };
  }

  /** Ends all calls that are under way, too. */
  close(): void {
    for (const asked of this.#underWay) asked.destroy();
    this.#agent.destroy();
  }
}

/** Whether a call has a body. */
export function hasBody(c: Http): boolean {
  return (headerOf(c, "content-length") ?? "0") !== "0" || headerOf(c, "transfer-encoding") !== undefined;
}

/** The server is not the owner. */
class NotSent extends Error {}

/** Whether no owner can have seen the request. */
export function wasNotSent(error: unknown): boolean {
  return (
    error instanceof NotSent || (error instanceof Error && "code" in error && error.code === "ECONNREFUSED")
  );
}

/** Returns the path with its query, as the client wrote it. */
function addressOf(c: Http): string {
  const written = c.env?.incoming?.url;
  if (written !== undefined) return written;
  const { pathname, search } = new URL(c.req.url);
  return pathname + search;
}

/** Returns headers without those of the connection, and without what only an edge may write. */
function passedOn(given: IncomingHttpHeaders): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(given))
    if (value !== undefined && !OF_CONNECTION.test(name) && name !== EDGE_HEADER)
      headers[name] = String(value);
  return headers;
}
