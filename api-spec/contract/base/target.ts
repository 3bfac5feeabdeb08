/** A server under test, known by its replies alone: this product's, or another one with the same contract. */
import { operations, type OperationId } from "../../generated/operations.ts";

/** Sends a request: fetch for a base URL, or an app within the process. `path` begins at the origin. */
export type Send = (path: string, init: RequestInit) => Promise<Response>;

export interface Call {
  readonly path?: Readonly<Record<string, string | number>>;
  /** A list repeats the name. */
  readonly query?: Readonly<Record<string, string | number | readonly string[]>>;
  /** A string is sent as it is, anything else as JSON. */
  readonly body?: unknown;
  readonly form?: FormData;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The key of a keyed call; a new one when left out, none when null. */
  readonly key?: string | null;
}

/** A request that was made, to be repeated. `path` begins at the origin. */
export interface Request {
  readonly path: string;
  readonly init: RequestInit;
}

export interface Answered {
  /** The request for a report: "POST /api/auction/makebid". */
  readonly asked: string;
  readonly request: Request;
  readonly status: number;
  readonly headers: Headers;
  /** The received bytes. */
  readonly text: string;
  /** The parsed body; null when it is not JSON. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the test is about its schema
  readonly body: any;
}

/** The replies to earlier calls, in order. */
export type Answers = readonly Answered[];

/** Makes one call of the document by its name. */
export async function call(send: Send, id: OperationId, given: Call = {}): Promise<Answered> {
  const { method, keyed, body: kind } = operations[id];
  const address = addressOf(id, given);
  const { key = keyed ? newKey() : null } = given;
  const init: RequestInit = {
    method: method.toUpperCase(),
    headers: {
      "accept-language": "en",
      ...(kind === "json" && { "content-type": "application/json" }),
      ...(key !== null && { "idempotency-key": key }),
      ...(given.token !== undefined && { authorization: `Bearer ${given.token}` }),
      ...given.headers,
    },
    ...(kind && { body: bodyOf(given) }),
  };
  const response = await send(address, init);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  const isJson = /json/.test(response.headers.get("content-type") ?? "") && text !== "";
  const isFile = response.status === 200 && !isJson && bytes.length > 0;
  return {
    asked: `${method.toUpperCase()} ${address}`,
    request: { path: address, init },
    status: response.status,
    headers: response.headers,
    text,
    body: isJson ? parsed(text) : isFile ? bytes : null,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function addressOf(id: OperationId, { path = {}, query = {} }: Call): string {
  const { mount, path: template } = operations[id];
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(path[name] ?? "").toWellFormed()),
  );
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
  ).toString();
  return `${mount}${filled}${search ? `?${search}` : ""}`;
}

function bodyOf({ body, form }: Call): string | FormData {
  if (form) return form;
  return typeof body === "string" ? body : JSON.stringify(body ?? {});
}

let keys = 0;

/** Returns a key for one intention. */
export function newKey(): string {
  return `contract-${Date.now().toString(36)}-${++keys}`;
}
