/** Replies as HTTP: JSON or a file, never stored by anyone on the way unless the handler says so. */
import { problemOf, type Code } from "@marsa/api-spec/problem";
import type { Refusal, Success } from "./handler.ts";

type Headers = Readonly<Record<string, string>>;

const always = { "cache-control": "no-store", "x-content-type-options": "nosniff" } as const;
const json: Headers = { "content-type": "application/json", ...always };
const problemJson: Headers = { "content-type": "application/problem+json", ...always };

/** An answer as it goes out. `body` is there for whoever checks it against its schema. */
export interface Sent {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** A handler's answer. */
export function sentAnswer({ status, body, headers }: Success<number, unknown>): Sent {
  const usual: Headers = body === null ? always : json;
  return { status, body, headers: headers ? { ...usual, ...headers } : usual };
}

/** What HTTP wants beside a 401: how to authenticate. */
const challenge: Headers = { ...problemJson, "www-authenticate": "Bearer" };

/** A refusal as problem JSON. */
export function sentProblem({ code, details, headers }: Refusal<Code>, requestId: string): Sent {
  const body = problemOf(code, details, requestId);
  const usual = code === "UNAUTHORIZED" ? challenge : problemJson;
  return { status: body.status, body, headers: headers ? { ...usual, ...headers } : usual };
}

/** The response itself; the headers stay a plain object, which the server writes out fastest. */
export function response({ status, body, headers }: Sent): Response {
  if (body === null || body instanceof Uint8Array)
    return new Response(body as Uint8Array<ArrayBuffer> | null, { status, headers });
  return new Response(JSON.stringify(body), { status, headers });
}
