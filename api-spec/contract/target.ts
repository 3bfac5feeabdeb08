/** A server to be tested by what it answers alone: this product's, or another one that claims the same contract. */
import { operations, type OperationId } from "../generated/operations.ts";

/** How requests reach it: fetch for a base URL, or an app within the process. `path` begins at the origin. */
export type Send = (path: string, init: RequestInit) => Promise<Response>;

export interface Call {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  /** A string is sent as it is, anything else as JSON. */
  readonly body?: unknown;
  readonly form?: FormData;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed, or null without a body. */
  // oxlint-disable-next-line typescript/no-explicit-any -- its schema is what is tested
  readonly body: any;
}

/** Makes one call of the document, by its name. A string as body is sent as it is. */
export async function call(send: Send, id: OperationId, given: Call = {}): Promise<Answered> {
  const { method, mount, path, keyed, body: hasBody } = operations[id];
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(given.path?.[name] ?? "")),
  );
  const query = new URLSearchParams(
    Object.entries(given.query ?? {}).map(([name, value]) => [name, String(value)]),
  ).toString();
  const headers: Record<string, string> = {
    "accept-language": "en",
    ...(hasBody && { "content-type": "application/json" }),
    ...(keyed && { "idempotency-key": newKey() }),
    ...(given.token !== undefined && { authorization: `Bearer ${given.token}` }),
    ...given.headers,
  };
  const { body } = given;
  const response = await send(`${mount}${filled}${query ? `?${query}` : ""}`, {
    method: method.toUpperCase(),
    headers,
    ...(hasBody && { body: typeof body === "string" ? body : JSON.stringify(body ?? {}) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === "" ? null : JSON.parse(text) };
}

let keys = 0;

/** A key for one intention. */
export function newKey(): string {
  return `contract-${Date.now().toString(36)}-${++keys}`;
}
