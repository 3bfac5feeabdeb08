/** Builds HTTP responses: JSON or a file, never cached unless the handler allows it. */
import { problemOf, type Code } from "@marsa/api-spec/problem";
import { Readable } from "node:stream";
import type { Refusal, Success } from "./handler.ts";
import type { Sent } from "./bindings.ts";
import { slowBody } from "./slow-body.ts";

type Headers = Readonly<Record<string, string>>;

/** An answer is data: no page shows it, runs it or reads it from elsewhere. */
const always = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
} as const;
const json: Headers = { "content-type": "application/json", ...always };
const problemJson: Headers = { "content-type": "application/problem+json", ...always };

/** Converts a handler's answer. */
export function sentAnswer({ status, body, headers }: Success<number, unknown>): Sent {
  const usual: Headers = body === null ? always : json;
  return { status, body, headers: headers ? { ...usual, ...headers } : usual };
}

/** The header that HTTP requires with a 401. */
const challenge: Headers = { ...problemJson, "www-authenticate": "Bearer" };

/** Converts a refusal to problem JSON. */
export function sentProblem({ code, details, headers }: Refusal<Code>, requestId: string): Sent {
  const body = problemOf(code, details, requestId);
  const usual = code === "UNAUTHORIZED" ? challenge : problemJson;
  return { status: body.status, body, headers: headers ? { ...usual, ...headers } : usual };
}

/** Returns the response itself; plain-object headers are the fastest to write. */
export function response({ status, body, headers, bytesPerS }: Sent): Response {
  if (bytesPerS !== undefined && body !== null) {
    const bytes = bytesOf(body);
    const slow = Readable.toWeb(slowBody(bytes, bytesPerS)) as ReadableStream;
    return new Response(slow, { status, headers: { ...headers, "content-length": String(bytes.length) } });
  }
  if (body === null || body instanceof Uint8Array)
    return new Response(body as Uint8Array<ArrayBuffer> | null, { status, headers });
  return new Response(JSON.stringify(body), { status, headers });
}

/** Returns the answer to a HEAD: the head that a GET gets. */
export function headResponse({ status, body, headers }: Sent): Response {
  const length = body !== null && { "content-length": String(bytesOf(body).length) };
  return new Response(null, { status, headers: { ...headers, ...length } });
}

/** Returns the body of an answer in bytes. */
export function bytesOf(body: unknown): Uint8Array {
  return body instanceof Uint8Array ? body : Buffer.from(JSON.stringify(body));
}
