/** The errors of the typed client. */
import type { components } from "../generated/api.d.ts";

/** A schema of the document by name, so that nobody writes a wire type by hand: `Schema<"LotCard">`. */
export type Schema<Name extends keyof components["schemas"]> = components["schemas"][Name];

/** The stable code of a refusal. */
export type ProblemCode = Schema<"Code">;

/** Sentences for replies without one of the server. */
const FALLBACK_MESSAGE = "Error, please try again later";

interface ProblemParts {
  code: ProblemCode;
  status: number;
  message: string;
  details: Record<string, unknown>;
  requestId: string | null;
  retryAfterMs: number | null;
}

/** The server answered with a refusal or a failure. `message` is for a person. */
export class ApiProblem extends Error {
  override readonly name = "ApiProblem";
  readonly code: ProblemCode;
  readonly status: number;
  /** Facts by code: next_min, top_up, late_ms, opens_at, reason, until, errors by field… */
  readonly details: Record<string, unknown>;
  readonly requestId: string | null;
  /** The wait that the server asks for, ms; null without one. */
  readonly retryAfterMs: number | null;

  constructor(parts: ProblemParts) {
    super(parts.message);
    this.code = parts.code;
    this.status = parts.status;
    this.details = parts.details;
    this.requestId = parts.requestId;
    this.retryAfterMs = parts.retryAfterMs;
  }

  /** The sentence per field of a VALIDATION refusal; empty for any other. */
  get fieldErrors(): Record<string, string> {
    const errors: Record<string, string> = {};
    for (const entry of Array.isArray(this.details["errors"]) ? this.details["errors"] : []) {
      const { field, message } = entry as { field?: unknown; message?: unknown };
      if (typeof field === "string" && typeof message === "string") errors[field] ??= message;
    }
    return errors;
  }
}

/** No usable reply came, so it is unknown whether the server did the work. */
export class NetworkProblem extends Error {
  override readonly name = "NetworkProblem";
  /** unreachable: the call failed in transit; unreadable: the reply is not of this API. */
  readonly kind: "unreachable" | "unreadable";

  constructor(kind: "unreachable" | "unreadable", cause?: unknown) {
    super(kind === "unreachable" ? "No connection to the server" : FALLBACK_MESSAGE, { cause });
    this.kind = kind;
  }
}

/** Returns a `Retry-After` header as ms from `nowMs`, in seconds or as an HTTP date. Null when absent or unreadable. */
export function retryAfterMs(header: string | null, nowMs: number): number | null {
  if (header === null) return null;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - nowMs;
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

/** Turns a reply outside 2xx into a problem. `body` is its text; anything except our problem JSON still gets a code. */
export function problemFrom(response: Response, body: string, nowMs: number): ApiProblem {
  const parts: ProblemParts = {
    code: response.status >= 500 ? "INTERNAL" : "BAD_REQUEST",
    status: response.status,
    message: FALLBACK_MESSAGE,
    details: {},
    requestId: response.headers.get("x-request-id"),
    retryAfterMs: retryAfterMs(response.headers.get("retry-after"), nowMs),
  };
  const problem = parseProblem(body);
  if (!problem) return new ApiProblem(parts);
  return new ApiProblem({
    ...parts,
    code: problem.result,
    message: problem.message || FALLBACK_MESSAGE,
    details: problem.details ?? {},
    requestId: problem.request_id ?? parts.requestId,
  });
}

function parseProblem(body: string): Schema<"Problem"> | null {
  try {
    const parsed: unknown = JSON.parse(body);
    const isProblem =
      typeof parsed === "object" && parsed !== null && "result" in parsed && "message" in parsed;
    return isProblem ? (parsed as Schema<"Problem">) : null;
  } catch {
    return null;
  }
}
